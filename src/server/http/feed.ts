import type { FastifyInstance } from 'fastify'
import { withTerms } from '#contract/freshness-terms.ts'
import { API_PATHS } from '#contract/paths.ts'
import { writePriceMessage } from '#contract/price-wire.ts'
import { quotesOf } from '#domain/board.ts'
import { SAYS } from '../copy.ts'
import type { MarketView } from '../ingest.ts'
import type { CallParts } from './calls.ts'
import { refuse } from './errors.ts'
import { readQuery } from './query.ts'
import { CALL, keptTextOf, sendText } from './tagged-text.ts'

/** The feed speaks as providers do: yen per 1. */
const YEN_PER = 1

/** `GET /api/feed?dil_kodu=tr`: the board in the provider's own shape, `data: {}` while it is empty. */
export function feedRoute(app: FastifyInstance, { market, facts }: Pick<CallParts, 'market' | 'facts'>): void {
  const textOf = keptTextOf(({ board, spokeAt, halted }: MarketView) =>
    JSON.stringify(withTerms(writePriceMessage(quotesOf(board), spokeAt, halted, YEN_PER), facts())),
  )
  app.get(API_PATHS.feed, (request, reply) => {
    const query = readQuery(request.query, ['dil_kodu'])
    if (!query.ok) return refuse(reply, 'bad-request', query.error)
    if ((query.value.dil_kodu ?? 'tr') !== 'tr') return refuse(reply, 'bad-request', SAYS.feedLanguage)
    return sendText(reply, CALL, textOf(market.view()))
  })
}
