import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { addDays, type Day, dayOf, HOUR, MINUTE } from '#domain/calendar.ts'
import { type CallParts, readInTime, requestLimit } from '../../../server/http/index.ts'
import type { Pages } from '../../../server/pages/index.ts'
import {
  CACHED_A_SECOND,
  HTML,
  prepareAnswer,
  type PreparedAnswer,
  refuse,
  replyWith,
  setRefused,
} from '../../../server/response/index.ts'
import { type Clock, netOf } from '../../../server/runtime/index.ts'
import { StoreFailure } from '../../../server/store/index.ts'
import {
  ALL_CURRENCIES,
  OFFICIAL_DAY_FIELDS,
  OFFICIAL_DAY_PATH,
  officialDayAddress,
} from '../contract/official-day-addresses.ts'
import {
  addressOfQuestion,
  firstDayOf,
  lastDayOf,
  monthIn,
  monthOf,
  type OfficialDayQuestion,
  readCurrency,
  readOfficialDayAddress,
  readWrittenDate,
} from '../contract/official-day-query.ts'
import type { OfficialDayState } from '../contract/official-day-state.ts'
import { isSettled } from '../domain/official-day.ts'
import { readOfficialDays, shownBulletins } from './official-days.ts'
import { officialYear, yearCsv } from './official-year-record.ts'

/** The limit for uncached pages, which need a read of the store and a rendering. */
const MISSES_PER_ADDRESS = { most: 120, length: MINUTE }
const MAX_KEPT = 500
/** Past days change only if the bank corrects them, so shared caches may keep them for an hour. */
const CACHED_AN_HOUR = `public, s-maxage=${HOUR / 1000}, max-age=0, must-revalidate`

interface OfficialDayDeps extends Pick<CallParts, 'store' | 'source' | 'official' | 'onOfficialChange'> {
  readonly pages: Pick<Pages, 'renderQuestion' | 'answerNotFound'>
  readonly clock: Clock
}

type PageQuestion = Exclude<OfficialDayQuestion, { kind: 'year' }>

/**
 * Adds `GET /kur`, `/kur/2026-07-15?doviz=USD`, `/kur/2026-07`, `/kur/2026.csv`, `/kur/2026.json`, and the form's
 * redirect.
 */
export function officialDayRoutes(app: FastifyInstance, deps: OfficialDayDeps): void {
  const { pages, onOfficialChange, clock } = deps
  const misses = requestLimit(app, MISSES_PER_ADDRESS, clock)
  const kept = new LRUCache<string, PreparedAnswer>({
    max: MAX_KEPT,
    ttl: HOUR,
    ttlResolution: 0,
    perf: { now: () => clock.elapsed() },
  })
  onOfficialChange(() => kept.clear())

  const answer = async (request: FastifyRequest, reply: FastifyReply, question: OfficialDayQuestion) => {
    const today = dayOf(clock.now())
    // The key contains the day, because the page's form has a link to yesterday.
    const key = `${today} ${addressOfQuestion(question)}`
    const known = kept.get(key)
    if (known !== undefined) return replyWith(reply, known)
    const wait = misses(netOf(request.ip))
    if (wait !== null) return refuse(reply.header('retry-after', wait), 'too-many')
    if (question.kind === 'year') return replyWith(reply, await yearAnswer(question, today, deps))
    const { prepared, isLasting } = await pageAnswer(question, today, deps)
    if (isLasting) kept.set(key, prepared)
    if (prepared.status === 503) setRefused(reply, 'unavailable')
    return replyWith(reply, prepared)
  }

  app.get(OFFICIAL_DAY_PATH, async (request, reply) => {
    const query = new URL(request.url, 'http://site').searchParams
    const written = query.get(OFFICIAL_DAY_FIELDS.date)
    const currency = readCurrency(query.get(OFFICIAL_DAY_FIELDS.currency))
    if (written === null) return answer(request, reply, { kind: 'today', currency })
    const date = namedDate(written, dayOf(clock.now())) ?? readWrittenDate(written)
    if (date === null) return answer(request, reply, { kind: 'mistaken', written: written.slice(0, 40), currency })
    return reply.header('cache-control', 'no-store').redirect(officialDayAddress(date, currency), 303)
  })

  app.get(`${OFFICIAL_DAY_PATH}/*`, async (request, reply) => {
    const { pathname, searchParams } = new URL(request.url, 'http://site')
    const question = readOfficialDayAddress(pathname, searchParams)
    if (question !== null) return answer(request, reply, question)
    reply.hijack()
    pages.answerNotFound(request.raw, reply.raw)
    return reply
  })
}

/** Reads the relative date of a quick link. Relative dates stay correct in a cached page. */
function namedDate(word: string, today: Day): Day | null {
  switch (word) {
    case 'bugun':
      return today
    case 'dun':
      return addDays(today, -1)
    case 'ay-sonu':
      return addDays(firstDayOf(monthOf(today)), -1)
    case 'yil-sonu':
      return readWrittenDate(`31.12.${Number(today.slice(0, 4)) - 1}`)
    default:
      return null
  }
}

async function pageAnswer(question: PageQuestion, today: Day, deps: OfficialDayDeps) {
  const { state, isLasting, status } = await stateOf(question, today, deps)
  const path = question.kind === 'mistaken' ? OFFICIAL_DAY_PATH : addressOfQuestion(question).replace(/\?.*$/, '')
  const body = await deps.pages.renderQuestion(path, { officialDay: state })
  const isWrong = status !== 200
  const cacheControl = isWrong ? 'no-store' : isLasting ? CACHED_AN_HOUR : CACHED_A_SECOND
  return { prepared: prepareAnswer({ contentType: HTML, status, cacheControl, body }), isLasting }
}

interface AnsweredState {
  readonly state: OfficialDayState
  /** True if only a correction can change the page. */
  readonly isLasting: boolean
  readonly status: 200 | 400 | 503
}

async function stateOf(question: PageQuestion, today: Day, deps: OfficialDayDeps): Promise<AnsweredState> {
  const { currency } = question
  const date = question.kind === 'day' ? question.date : question.kind === 'month' ? firstDayOf(question.month) : today
  const nothing = {
    currency,
    address: addressOfQuestion(question),
    today,
    date,
    month: null,
    bulletins: {},
    begins: null,
  }
  if (question.kind === 'mistaken')
    return {
      state: { ...nothing, view: { kind: 'mistaken', written: question.written } },
      isLasting: false,
      status: 400,
    }
  const month = question.kind === 'month' ? question.month : monthOf(date)
  const column = question.kind === 'month' ? question.column : 'valid'
  try {
    const reading = readOfficialDays(deps.store, { from: firstDayOf(month), to: lastDayOf(month), today })
    const read = await readInTime(reading, deps.clock)
    const { days, begins } = read
    const shown = days.find((each) => each.date === date)
    const isDay = question.kind !== 'month' && shown !== undefined
    const view = isDay ? { kind: 'day' as const, day: shown, close: await closeOf(date, today, question, deps) } : null
    const bulletins = shownBulletins(read, currency)
    const state = {
      currency,
      address: nothing.address,
      today,
      date,
      view: view ?? { kind: 'month' as const },
      month: { month, column, days },
      bulletins,
      begins,
    }
    const isLasting = question.kind !== 'today' && days.every((each) => isSettled(each, today))
    return { state, isLasting, status: 200 }
  } catch (error) {
    if (!(error instanceof StoreFailure)) throw error
    return { state: { ...nothing, view: { kind: 'unreachable' } }, isLasting: false, status: 503 }
  }
}

/** Returns the office's last prices of a day; null if the day is not over. */
async function closeOf(date: Day, today: Day, { currency }: PageQuestion, { store, source }: OfficialDayDeps) {
  if (date >= today || currency === ALL_CURRENCIES) return null
  const close = (await store.daysOn(source, date)).find(({ code }) => code === currency)
  return close === undefined ? null : { buy: close.buy, sell: close.sell }
}

async function yearAnswer(
  { year, format, currency }: Extract<OfficialDayQuestion, { kind: 'year' }>,
  today: Day,
  { store, official, clock }: OfficialDayDeps,
): Promise<PreparedAnswer> {
  const [from, to] = [firstDayOf(monthIn(year, 1)), lastDayOf(monthIn(year, 12))]
  const read = await readInTime(readOfficialDays(store, { from, to, today }), clock)
  const answer = officialYear({ year, currency, official }, read)
  const cacheControl = CACHED_A_SECOND
  return format === 'json'
    ? prepareAnswer({ contentType: 'application/json; charset=utf-8', cacheControl, body: JSON.stringify(answer) })
    : prepareAnswer({
        contentType: 'text/csv; charset=utf-8',
        cacheControl,
        headers: {
          'content-disposition': `attachment; filename="${official === 'demo' ? 'ornek-' : ''}tcmb-${currency.toLowerCase()}-${year}.csv"`,
        },
        body: yearCsv(answer),
      })
}
