import type { FastifyInstance } from 'fastify'
import { type BoardName, BOARDS } from '#contract/boards.ts'
import { type Bulletin, writeBulletin } from '#contract/bulletin.ts'
import { withLiveSettings } from '#contract/office-facts.ts'
import { API_PATHS } from '#contract/paths.ts'
import type { FeedAnswer } from '#contract/price-call-answers.ts'
import { bankQuery, feedQuery } from '#contract/price-call-queries.ts'
import { writePriceMessage } from '#contract/price-wire.ts'
import { type MarketView, quotesOf } from '#domain/board.ts'
import { dayOf } from '#domain/calendar.ts'
import { fail, ok } from '#domain/result.ts'
import { preparedOf, SENTENCES } from '../response/index.ts'
import { type CallParts, getCall, jsonAnswer } from './call.ts'

/**
 * `GET /api/feed?dil_kodu=tr&board=gold` returns prices in the provider's shape with yen per 1; `data: {}` without
 * prices.
 */
export function feedRoute(
  app: FastifyInstance,
  { market, facts, source, clock }: Pick<CallParts, 'market' | 'facts' | 'source' | 'clock'>,
): void {
  const feedOf = (name: BoardName, { board, sourceTime, halted }: MarketView): FeedAnswer => {
    const unquoted = new Set(BOARDS[name].filter((code) => halted.has(code)))
    const quotes = quotesOf(board, BOARDS[name])
    const { hours, freshness, notice } = facts()
    const prices = writePriceMessage(quotes, sourceTime, unquoted, 1, source === 'demo')
    return withLiveSettings(prices, { hours, freshness, notice }, dayOf(clock.now()))
  }
  const answering = (name: BoardName) => preparedOf((view: MarketView) => jsonAnswer(feedOf(name, view)))
  const answerOf = {
    currencies: answering('currencies'),
    gold: answering('gold'),
    coins: answering('coins'),
  } satisfies Record<BoardName, unknown>
  const sentences = { dil_kodu: () => SENTENCES.feedLanguage, board: () => SENTENCES.unknownBoard }
  getCall(
    app,
    API_PATHS.feed,
    () => feedQuery,
    sentences,
    ({ board }) => ok(answerOf[board](market.view())),
  )
}

/** `GET /api/central-bank` returns the last valid bulletin with its date, also during an outage of the bank. */
export function centralBankRoute(
  app: FastifyInstance,
  { bulletins, official }: Pick<CallParts, 'bulletins' | 'official'>,
): void {
  const answerOf = preparedOf((bulletin: Bulletin) => jsonAnswer([writeBulletin(bulletin, official === 'demo')]))
  getCall(
    app,
    API_PATHS.centralBank,
    () => bankQuery,
    {},
    () => {
      const newest = bulletins.newest()
      return newest === null ? fail({ kind: 'unavailable', message: SENTENCES.noBulletinYet }) : ok(answerOf(newest))
    },
  )
}
