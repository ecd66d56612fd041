import type { FastifyInstance } from 'fastify'
import { BOARD_NAMES, type BoardName, boardNamed, BOARDS } from '#contract/boards.ts'
import { type Bulletin, writeBulletin } from '#contract/central-bank.ts'
import { withLiveSettings } from '#contract/office-facts.ts'
import { API_PATHS } from '#contract/paths.ts'
import { writePriceMessage } from '#contract/price-wire.ts'
import { type MarketView, quotesOf } from '#domain/board.ts'
import { fail, ok } from '#domain/result.ts'
import { preparedOf, SENTENCES } from '../response/index.ts'
import { badRequest, type CallParts, getCall, jsonAnswer } from './call.ts'

/** `GET /api/feed?dil_kodu=tr&board=gold`: in the provider's own shape, yen per 1; `data: {}` while there are none. */
export function feedRoute(
  app: FastifyInstance,
  { market, facts, clock }: Pick<CallParts, 'market' | 'facts' | 'clock'>,
): void {
  const feedOf = (name: BoardName, { board, sourceTime, halted }: MarketView) => {
    const unquoted = new Set(BOARDS[name].filter((code) => halted.has(code)))
    const quotes = quotesOf(board, BOARDS[name])
    return withLiveSettings(writePriceMessage(quotes, sourceTime, unquoted, 1, clock.zone), facts())
  }
  const answerOf = new Map(
    BOARD_NAMES.map((name) => [name, preparedOf((view: MarketView) => jsonAnswer(feedOf(name, view)))]),
  )
  getCall(app, API_PATHS.feed, ['dil_kodu', 'board'], (query) => {
    if ((query.dil_kodu ?? 'tr') !== 'tr') return badRequest(SENTENCES.feedLanguage)
    const board = boardNamed(query.board)
    const answer = board && answerOf.get(board)
    return answer === undefined ? badRequest(SENTENCES.unknownBoard) : ok(answer(market.view()))
  })
}

/** `GET /api/central-bank`: the last good bulletin with its own date, however long the bank has been down since. */
export function centralBankRoute(app: FastifyInstance, bulletins: CallParts['bulletins']): void {
  const answerOf = preparedOf((bulletin: Bulletin) => jsonAnswer([writeBulletin(bulletin)]))
  getCall(app, API_PATHS.centralBank, [], () => {
    const newest = bulletins.newest()
    return newest === null ? fail({ kind: 'unavailable', message: SENTENCES.noBulletinYet }) : ok(answerOf(newest))
  })
}
