import type { FastifyInstance } from 'fastify'
import { GOLD_GOODS } from '#contract/gold-goods.ts'
import { CURRENCY_GOODS, type Goods } from '#contract/goods.ts'
import { LANGUAGE_GOODS } from '#contract/language-goods.ts'
import { EARLIER_ENGLISH_PAPERS, languagePath, LANGUAGES, PAPERS_ANCHOR } from '#contract/languages.ts'
import type { OfficeFacts } from '#contract/office-facts.ts'
import { type QueryState, writeServerClock } from '#contract/page-state.ts'
import type { BoardThen } from '#contract/shared-link.ts'
import type { SharedMoment } from '#contract/shared-moment.ts'
import {
  askedSum,
  isMistaken,
  namesGoods,
  readSumQuery,
  searchOf,
  searchOfOther,
  type SumQuery,
} from '#contract/sum-query.ts'
import { SECOND } from '#domain/calendar.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { codesIn, type Sum } from '#domain/sum.ts'
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
import { type Clock, netOf, withTimeout } from '../runtime/index.ts'
import { StoreFailure } from '../store/index.ts'
import type { AskedBoard, CallParts } from './call.ts'
import { READS_PER_ADDRESS, requestLimit } from './request-limit.ts'

/** One limit for all visitors, so that a flood of different queries uses only its share of the processor. */
const RENDERINGS = { most: 20, length: SECOND }

interface QuestionPageParts extends Pick<CallParts, 'boardThen'> {
  readonly pages: Pick<Pages, 'renderQuestion' | 'answerUnasked'>
  readonly facts: () => Pick<OfficeFacts, 'gold' | 'otherCurrencies'>
  readonly clock: Pick<Clock, 'now' | 'elapsed' | 'after'>
}

interface Reading {
  /** The canonical search of the query; null if it has a mistake. */
  readonly search: string | null
  /** The address of another page that answers the query. */
  readonly elsewhere?: string
  readonly state: () => QueryState | Promise<QueryState>
}

interface Asking {
  readonly url: string
  readonly path: string
  readonly search: Reading['search']
  readonly state: QueryState
}

/**
 * Renders `GET /hesapla?bozdur=USD&tutar=500`, `/en?bozdur=USD&tutar=100` and `/altin?bozdur=3-ceyrek-eski` on request.
 * Other spellings are redirected to the canonical address.
 */
export function questionPageRoute(app: FastifyInstance, { pages, boardThen, facts, clock }: QuestionPageParts): void {
  const perAddress = requestLimit(app, READS_PER_ADDRESS, clock)
  const renderings = requestLimit(app, RENDERINGS, clock)
  const pastOf = pastReader({ boardThen, clock })

  const answerOf = createAnswerCache<Asking, PreparedAnswer | null>({
    async make({ path, search, state }) {
      if (renderings('all') !== null) return null
      const body = await pages.renderQuestion(path, state)
      const page = { contentType: HTML, cacheControl: CACHED_A_SECOND, body }
      return prepareAnswer(search === null ? { ...page, status: 400, cacheControl: 'no-store' } : page)
    },
    keyOf: ({ url }) => url,
    // The price may change within a second.
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
      const wait = perAddress(netOf(request.ip))
      if (wait !== null) return refuse(reply.header('retry-after', wait), 'too-many')
      const { url } = request
      const asked = url.slice(path.length)
      const { search, elsewhere, state } = read(new URLSearchParams(asked))
      if (elsewhere !== undefined) return reply.header('cache-control', 'no-store').redirect(elsewhere, 302)
      if (search !== null && search !== asked)
        return reply.header('cache-control', 'no-store').redirect(path + search, 302)
      const answer = await answerOf({ url, path, search, state: await state() })
      if (answer === null) return refuse(reply, 'unavailable', SENTENCES.tooManyQuestions)
      return replyWith(reply.header('server-timing', writeServerClock(clock.now())), answer)
    })
  }

  const hasGold = (): boolean => facts().gold !== undefined
  const currencyReading = (query: SumQuery<CurrencyCode>, goods: Goods<CurrencyCode>): Reading => {
    const reading = readingOf(query, goods, pastOf, (calculatorQuery, past) => ({ calculatorQuery, past }))
    return { ...reading, search: reading.search ?? searchOfOther(query, facts().otherCurrencies, goods) }
  }
  answerAt(CURRENCY_GOODS.path, (params) => ({
    ...currencyReading(readSumQuery(params, CURRENCY_GOODS), CURRENCY_GOODS),
    ...(hasGold() && goldElsewhere(params)),
  }))
  answerAt(
    GOLD_GOODS.path,
    (params) =>
      readingOf(readSumQuery(params, GOLD_GOODS), GOLD_GOODS, pastOf, (goldQuery, past) => ({ goldQuery, past })),
    hasGold,
  )
  for (const language of LANGUAGES) {
    const goods = LANGUAGE_GOODS[language]
    // Links to these pages have no time, so the sum always uses current prices.
    answerAt(goods.path, (params) => currencyReading({ ...readSumQuery(params, goods), moment: null }, goods))
  }
  app.get(EARLIER_ENGLISH_PAPERS, (_request, reply) => reply.redirect(languagePath('en') + PAPERS_ANCHOR, 301))
}

/** A query about gold is redirected to the page of gold if the office has one. */
function goldElsewhere(params: URLSearchParams): Pick<Reading, 'elsewhere'> {
  const gold = readSumQuery(params, GOLD_GOODS)
  return namesGoods(gold) ? { elsewhere: GOLD_GOODS.path + searchOf(gold, GOLD_GOODS) + GOLD_GOODS.anchor } : {}
}

function readingOf<Code extends InstrumentId>(
  query: SumQuery<Code>,
  goods: Goods<Code>,
  pastOf: ReturnType<typeof pastReader>,
  stateOf: (query: SumQuery<Code>, past: BoardThen | null) => QueryState,
): Reading {
  const sum = askedSum(query)
  return {
    search: isMistaken(query) ? null : searchOf(query, goods),
    state: async () => stateOf(query, sum === null ? null : await pastOf(sum, query.moment)),
  }
}

const UNREAD: BoardThen = { quotes: [], halted: [], unread: true }

/** The time for which a visitor waits for the record. After that, the page shows only current prices. */
const READ_WITHIN = 3 * SECOND

/** Returns a reader of the record at a shared moment; it returns null for other queries, which do not wait. */
function pastReader({ boardThen, clock }: Pick<QuestionPageParts, 'boardThen' | 'clock'>) {
  const read = createAnswerCache<AskedBoard, BoardThen>({
    async make(asked) {
      try {
        return await boardThen(asked)
      } catch (error) {
        if (error instanceof StoreFailure) return UNREAD
        throw error
      }
    },
    keyOf: ({ codes, moment, hasNotes }) => `${codes.join()} ${moment} ${hasNotes}`,
    maxAge: SECOND,
    maxSize: 200,
    queue: { most: 20, whenFull: UNREAD },
    clock,
  })
  return async (sum: Sum, moment: SharedMoment | null): Promise<BoardThen | null> => {
    if (moment === null) return null
    const hasNotes = sum.items.some(({ notes }) => notes !== undefined)
    const asked = { codes: [...new Set(codesIn(sum))], moment, hasNotes }
    return (await withTimeout(read(asked), READ_WITHIN, clock)) ?? UNREAD
  }
}
