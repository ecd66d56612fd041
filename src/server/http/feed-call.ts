import type { FastifyInstance } from 'fastify'
import type { OfficeFacts } from '#contract/office-facts.ts'
import { withTerms } from '#contract/office-terms.ts'
import { API_PATHS } from '#contract/paths.ts'
import { writePriceMessage } from '#contract/price-wire.ts'
import { quotesOf } from '#domain/board.ts'
import type { Ingest, MarketView } from '../market/door.ts'
import type { Clock } from '../run/door.ts'
import { call } from './answer-kinds.ts'
import { SAYS } from './copy.ts'
import { refuse } from './errors.ts'
import { preparedOf, replyWith } from './prepared-answer.ts'
import { readQuery } from './query.ts'

/** The feed speaks as providers do: yen per 1. */
const YEN_PER = 1

export interface FeedParts {
  readonly market: Pick<Ingest, 'view'>
  readonly facts: () => OfficeFacts
  readonly clock: Clock
}

/** `GET /api/feed?dil_kodu=tr`: the board in the provider's own shape, `data: {}` while it is empty. */
export function feedRoute(app: FastifyInstance, { market, facts, clock }: FeedParts): void {
  const answerOf = preparedOf(({ board, spokeAt, halted }: MarketView) =>
    call(withTerms(writePriceMessage(quotesOf(board), spokeAt, halted, YEN_PER, clock.zone), facts())),
  )
  app.get(API_PATHS.feed, (request, reply) => {
    const query = readQuery(request.query, ['dil_kodu'])
    if (!query.ok) return refuse(reply, 'bad-request', query.error)
    if ((query.value.dil_kodu ?? 'tr') !== 'tr') return refuse(reply, 'bad-request', SAYS.feedLanguage)
    return replyWith(reply, answerOf(market.view()))
  })
}
