import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Question, readCalculatorQuery, searchOf } from '#contract/calculator-query.ts'
import { askedGold, goldSearchFrom, goldSearchOf, isMistakenSum, readGoldSumQuery } from '#contract/gold-sum-query.ts'
import type { OfficeFacts } from '#contract/office-facts.ts'
import { type QueryState, writeServerClock } from '#contract/page-state.ts'
import { PAGES } from '#contract/paths.ts'
import type { BoardThen } from '#contract/shared-link.ts'
import type { SharedMoment } from '#contract/shared-moment.ts'
import { MINUTE, SECOND } from '#domain/calendar.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import type { Pages } from '../pages/index.ts'
import {
  CACHED_A_SECOND,
  createAnswerCache,
  HTML,
  prepareAnswer,
  type PreparedAnswer,
  refuse,
  replyWith,
  SENTENCES,
} from '../response/index.ts'
import { type Clock, inTime } from '../runtime/index.ts'
import { StoreFailure } from '../store/index.ts'
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
  /** Another page answers it. */
  readonly elsewhere?: string
  readonly state: () => QueryState | Promise<QueryState>
}

interface Asking {
  readonly path: string
  readonly search: Reading['search']
  readonly state: QueryState
  readonly request: FastifyRequest
}

/** `GET /hesapla?bozdur=USD&tutar=500`, `/altin?bozdur=3-ceyrek-eski`: rendered on request, led to the canonical address. */
export async function questionPageRoute(
  app: FastifyInstance,
  { pages, boardThen, facts, clock }: QuestionPageParts,
): Promise<void> {
  await withRateLimits(app, clock)
  const perAddress = app.createRateLimit(PER_ADDRESS)
  const renderings = app.createRateLimit(RENDERINGS)
  const pastOf = pastReader({ boardThen, clock })

  const answerOf = createAnswerCache<Asking, PreparedAnswer | null>({
    async make({ path, search, state, request }) {
      const rendering = await renderings(request)
      if (!rendering.isAllowed && rendering.isExceeded) return null
      const body = await pages.renderQuestion(path, state)
      const page = { contentType: HTML, cacheControl: CACHED_A_SECOND, body }
      return prepareAnswer(search === null ? { ...page, status: 400, cacheControl: 'no-store' } : page)
    },
    keyOf: ({ request }) => request.url,
    // A second later there may be another price.
    maxAge: SECOND,
    maxSize: 200,
    clock,
  })

  const answerAt = (path: string, read: (query: URLSearchParams) => Reading, isThere = () => true): void => {
    app.get(path, async (request, reply) => {
      if (!isThere()) {
        reply.hijack()
        pages.answerUnasked(path, request.raw, reply.raw)
        return reply
      }
      const visitor = await perAddress(request)
      if (!visitor.isAllowed && visitor.isExceeded)
        return refuse(reply.header('retry-after', visitor.ttlInSeconds), 'too-many')
      const asked = request.url.slice(path.length)
      const { search, elsewhere, state } = read(new URLSearchParams(asked))
      if (elsewhere !== undefined) return reply.header('cache-control', 'no-store').redirect(elsewhere, 302)
      if (search !== null && search !== asked)
        return reply.header('cache-control', 'no-store').redirect(path + search, 302)
      const answer = await answerOf({ path, search, state: await state(), request })
      if (answer === null) return refuse(reply, 'unavailable', SENTENCES.tooManyQuestions)
      return replyWith(reply.header('server-timing', writeServerClock(clock.now())), answer)
    })
  }

  const hasGold = (): boolean => facts().gold !== undefined
  answerAt(PAGES.calculator.path, (query) => readCalculation(query, hasGold(), pastOf))
  answerAt(PAGES.gold.path, (query) => readGold(query, pastOf), hasGold)
}

type PastOf = ReturnType<typeof pastReader>

/** A question about gold is led to the page of gold, where the office has one. */
function readCalculation(query: URLSearchParams, hasGold: boolean, pastOf: PastOf): Reading {
  const calculatorQuery = readCalculatorQuery(query)
  const gold = hasGold ? goldSearchFrom(query) : null
  return {
    ...(gold !== null && {
      elsewhere: `${PAGES.gold.path}${gold}#kac-lira`,
    }),
    search: calculatorQuery.kind === 'mistake' ? null : searchOf(calculatorQuery),
    state: async () => ({
      calculatorQuery,
      past: calculatorQuery.kind === 'question' ? await pastOf(askedOf(calculatorQuery.question)) : null,
    }),
  }
}

function readGold(query: URLSearchParams, pastOf: PastOf): Reading {
  const goldQuery = readGoldSumQuery(query)
  const codes = askedGold(goldQuery)?.items.map(({ code }) => code) ?? []
  return {
    search: isMistakenSum(goldQuery) ? null : goldSearchOf(goldQuery),
    state: async () => ({
      goldQuery,
      past: await pastOf({ codes: [...new Set(codes)], moment: goldQuery.moment }),
    }),
  }
}

interface PastAsked {
  readonly codes: readonly InstrumentId[]
  readonly moment: SharedMoment | null
}

function askedOf({ sum: { items, against }, moment }: Question): PastAsked {
  return { codes: [...items.map(({ code }) => code), ...(against === null ? [] : [against])], moment }
}

const UNREAD: BoardThen = { quotes: [], halted: [], unread: true }

/** How long a visitor waits for the record, behind others who ask it as well: the sum of now stands without it. */
const READ_WITHIN = 3 * SECOND

/** What the record has of a shared moment; null: none is asked for. Other questions never wait behind this. */
function pastReader({ boardThen, clock }: Pick<QuestionPageParts, 'boardThen' | 'clock'>) {
  const read = createAnswerCache<{ codes: readonly InstrumentId[]; moment: SharedMoment }, BoardThen>({
    async make({ codes, moment }) {
      try {
        return await boardThen(codes, moment)
      } catch (error) {
        if (error instanceof StoreFailure) return UNREAD
        throw error
      }
    },
    keyOf: ({ codes, moment }) => `${codes.join()} ${moment}`,
    maxAge: SECOND,
    maxSize: 200,
    queue: { most: 20, beyond: UNREAD },
    clock,
  })
  return async ({ codes, moment }: PastAsked): Promise<BoardThen | null> =>
    moment === null ? null : ((await inTime(read({ codes, moment }), READ_WITHIN, clock)) ?? UNREAD)
}
