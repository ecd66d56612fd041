import type { FastifyInstance } from 'fastify'
import { BOARD_NAMES, type BoardName, boardNamed, BOARDS } from '#contract/boards.ts'
import { withLiveSettings } from '#contract/live-settings.ts'
import type { OfficeFacts } from '#contract/office-facts.ts'
import { API_PATHS } from '#contract/paths.ts'
import { writePriceMessage } from '#contract/wire-message.ts'
import { quotesOf } from '#domain/board.ts'
import type { MarketView } from '#domain/board.ts'
import type { Market } from '../pipeline/index.ts'
import type { Clock } from '../runtime/index.ts'
import { call } from './answer-kinds.ts'
import { SAYS } from './copy.ts'
import { refuse } from './errors.ts'
import { preparedOf, replyWith } from './prepared-answer.ts'
import { readQuery } from './query.ts'

/** The feed speaks as providers do: yen per 1. */
const YEN_PER = 1

export interface FeedParts {
  readonly market: Pick<Market, 'view'>
  readonly facts: () => OfficeFacts
  readonly clock: Clock
}

/** `GET /api/feed?dil_kodu=tr`: the board in the provider's own shape, `data: {}` while it is empty; with `board`, another one. */
export function feedRoute(app: FastifyInstance, { market, facts, clock }: FeedParts): void {
  const write = (of: BoardName, { board, sourceTime, halted }: MarketView) => {
    const unquoted = new Set(BOARDS[of].filter((code) => halted.has(code)))
    return call(
      withLiveSettings(
        writePriceMessage(quotesOf(board, BOARDS[of]), sourceTime, unquoted, YEN_PER, clock.zone),
        facts(),
      ),
    )
  }
  const answers = BOARD_NAMES.map((name) => [name, preparedOf((view: MarketView) => write(name, view))] as const)
  const answerOf = new Map(answers)
  app.get(API_PATHS.feed, (request, reply) => {
    const query = readQuery(request.query, ['dil_kodu', 'board'])
    if (!query.ok) return refuse(reply, 'bad-request', query.error)
    if ((query.value.dil_kodu ?? 'tr') !== 'tr') return refuse(reply, 'bad-request', SAYS.feedLanguage)
    const board = boardNamed(query.value.board)
    const answer = board && answerOf.get(board)
    return answer === undefined
      ? refuse(reply, 'bad-request', SAYS.unknownBoard)
      : replyWith(reply, answer(market.view()))
  })
}
