import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type CalculatorQuery, readCalculatorQuery, searchOf } from '#contract/calculator-query.ts'
import { goldSearchOf, isMistaken, readGoldQuery } from '#contract/gold-query.ts'
import type { OfficeFacts } from '#contract/office-facts.ts'
import { type QueryState, writeServerClock } from '#contract/page-state.ts'
import { PAGES } from '#contract/paths.ts'
import type { BoardThen } from '#contract/shared-link.ts'
import { MINUTE, SECOND } from '#domain/calendar.ts'
import { currenciesOf } from '#domain/exchange.ts'
import type { Pages } from '../pages/index.ts'
import {
  CACHED_A_SECOND,
  createAnswerCache,
  HTML,
  prepareAnswer,
  type PreparedAnswer,
  replyWith,
} from '../response/index.ts'
import type { Clock } from '../runtime/index.ts'
import type { CallParts } from './call.ts'
import { withRateLimits } from './rate-limits.ts'

/** Mobile networks put many people behind one address. */
const PER_ADDRESS = { max: 300, timeWindow: MINUTE }
/** For all together: a flood of different questions takes its share of a processor, and no more. */
const RENDERINGS = { max: 20, timeWindow: SECOND, keyGenerator: () => 'all' }

interface QuestionPageParts extends Pick<CallParts, 'boardThen'> {
  readonly pages: Pick<Pages, 'renderQuestion' | 'answerUnasked'>
  readonly facts: () => Pick<OfficeFacts, 'gold'>
  readonly clock: Pick<Clock, 'now' | 'elapsed' | 'after'>
}

interface Reading {
  /** The canonical search of that; null: there is a mistake in it. */
  readonly search: string | null
  readonly state: () => QueryState | Promise<QueryState>
}

interface Asking {
  readonly path: string
  readonly reading: Reading
  readonly request: FastifyRequest
}

/** `GET /hesapla?bozdur=USD&tutar=500`, `/altin?butce=75000`: rendered on request, led to the canonical address. */
export async function questionPageRoute(
  app: FastifyInstance,
  { pages, boardThen, facts, clock }: QuestionPageParts,
): Promise<void> {
  await withRateLimits(app, clock)
  const perAddress = app.createRateLimit(PER_ADDRESS)
  const renderings = app.createRateLimit(RENDERINGS)

  const answerOf = createAnswerCache<Asking, PreparedAnswer | null>({
    async make({ path, reading, request }) {
      const state = await renderings(request)
      if (!state.isAllowed && state.isExceeded) return null
      const body = await pages.renderQuestion(path, await reading.state())
      const page = { contentType: HTML, cacheControl: CACHED_A_SECOND, body }
      return prepareAnswer(reading.search === null ? { ...page, status: 400, cacheControl: 'no-store' } : page)
    },
    keyOf: ({ request }) => request.url,
    // A second later there may be another price.
    maxAge: SECOND,
    maxSize: 200,
    clock,
  })

  /** `read` returns null where there is no such page now. */
  const answerAt = (path: string, read: (query: URLSearchParams) => Reading | null): void => {
    app.get(path, async (request, reply) => {
      const search = request.url.slice(path.length)
      const reading = read(new URLSearchParams(search))
      if (reading !== null && reading.search !== null && search !== reading.search)
        return reply.header('cache-control', 'no-store').redirect(path + reading.search, 302)
      const state = await perAddress(request)
      const isBeyond = !state.isAllowed && state.isExceeded
      const answer = isBeyond || reading === null ? null : await answerOf({ path, reading, request })
      if (answer !== null) return replyWith(reply.header('server-timing', writeServerClock(clock.now())), answer)
      // Scripts read the question from the address all the same.
      reply.hijack()
      pages.answerUnasked(path, request.raw, reply.raw)
    })
  }

  answerAt(PAGES.calculator.path, (query) => {
    const calculatorQuery = readCalculatorQuery(query)
    return {
      search: calculatorQuery.kind === 'mistake' ? null : searchOf(calculatorQuery),
      state: async () => ({ calculatorQuery, past: await pastOf(calculatorQuery, boardThen) }),
    }
  })
  answerAt(PAGES.gold.path, (query) => {
    if (facts().gold === undefined) return null
    const goldQuery = readGoldQuery(query)
    return { search: isMistaken(goldQuery) ? null : goldSearchOf(goldQuery), state: () => ({ goldQuery }) }
  })
}

async function pastOf(query: CalculatorQuery, boardThen: CallParts['boardThen']): Promise<BoardThen | null> {
  if (query.kind !== 'question' || query.question.moment === null) return null
  return boardThen(currenciesOf(query.question.exchange), query.question.moment)
}
