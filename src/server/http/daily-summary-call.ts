import type { FastifyInstance } from 'fastify'
import { BOARD_NAMES, type BoardName, BOARDS } from '#contract/boards.ts'
import type { PreviousCloses } from '#contract/call-answers.ts'
import { API_PATHS } from '#contract/paths.ts'
import type { DailySummary } from '#contract/price-call-answers.ts'
import { summaryQuery } from '#contract/price-call-queries.ts'
import { addDays, type Day, dayOf, MINUTE, parseDay, SECOND } from '#domain/calendar.ts'
import { fail } from '#domain/result.ts'
import { dailySummary, sellsOf } from '../history/index.ts'
import { createAnswerCache, prepareAnswer, type PreparedAnswer, SENTENCES } from '../response/index.ts'
import { netOf } from '../runtime/index.ts'
import type { RateStore } from '../store/index.ts'
import { answerInTime, badRequest, type CallParts, getCall, jsonAnswer } from './call.ts'
import { READS_PER_ADDRESS, requestLimit } from './request-limit.ts'

interface DailySummaryParts extends Pick<CallParts, 'market' | 'closes' | 'source' | 'clock'> {
  readonly store: Pick<RateStore, 'daysOn' | 'closesBefore'>
}

/** The maximum number of cached summaries. A year of them has 2 MB. */
const MAX_PAST_DAYS = 400

/** Limits the days read from the store for one answer: two prices each, 7 MB in all. */
const MAX_CLOSES = 10_000
/** The maximum number of requests that wait for a read. Each waits for those before it. */
const MAX_WAITING = 20
/** The lifetime of read days. Past days change only if the operator imports history. */
const CLOSES_FOR = 10 * MINUTE

interface DailySummaryQuery {
  readonly day: Day
  readonly board: BoardName
}

/**
 * `GET /api/daily-summary?date=YYYY-MM-DD&board=gold` compares a day's close, or today's prices, with the last close.
 */
export function dailySummaryRoute(app: FastifyInstance, deps: DailySummaryParts): void {
  const { clock } = deps
  const closesOf = createAnswerCache({
    make: (day: Day) => readCloses(day, deps),
    keyOf: (day) => day,
    maxAge: CLOSES_FOR,
    maxSize: MAX_CLOSES,
    clock,
  })
  /** Yesterday's last prices may not be stored yet. */
  const ofPast = async ({ day, board }: DailySummaryQuery): Promise<DailySummary> => {
    const isSettled = day < addDays(dayOf(clock.now()), -1)
    const { own, before } = await (isSettled ? closesOf(day) : readCloses(day, deps))
    return dailySummary(day, onlyOf(board, own), before, deps.source)
  }
  const answering = (summaryOf: typeof ofToday, maxAge: number, maxSize: number) =>
    createAnswerCache<DailySummaryQuery, PreparedAnswer | null>({
      make: async (question) => prepareAnswer(jsonAnswer(await summaryOf(question, deps))),
      keyOf: ({ day, board }) => `${day} ${board}`,
      maxAge,
      maxSize,
      queue: { most: MAX_WAITING, whenFull: null },
      clock,
    })
  const answerToday = answering(ofToday, SECOND, BOARD_NAMES.length)
  const answerPast = answering(ofPast, MINUTE, MAX_PAST_DAYS)
  const pastOfAddress = requestLimit(app, READS_PER_ADDRESS, clock)
  const sentences = { date: () => SENTENCES.summaryDate, board: () => SENTENCES.unknownBoard }
  getCall(
    app,
    API_PATHS.dailySummary,
    () => summaryQuery,
    sentences,
    async (query, { ip }, reply) => {
      const date = parseDay(query.date)
      if (!date.ok) return badRequest(SENTENCES.summaryDate)
      const today = dayOf(clock.now())
      if (date.value > today) return badRequest(SENTENCES.summaryFuture)
      const question = { day: date.value, board: query.board }
      if (date.value === today) return answerInTime(answerToday(question), clock)
      const wait = pastOfAddress(netOf(ip))
      if (wait !== null) {
        void reply.header('retry-after', wait)
        return fail({ kind: 'too-many', message: SENTENCES.tooMany })
      }
      return answerInTime(answerPast(question), clock)
    },
  )
}

async function ofToday(
  { day, board }: DailySummaryQuery,
  { market, closes, store, source }: DailySummaryParts,
): Promise<DailySummary> {
  const before = closes.before(day) ?? sellsOf(await store.closesBefore(source, day))
  return dailySummary(day, onlyOf(board, sellsOf(market.view().board.values())), before, source)
}

async function readCloses(day: Day, { store, source }: DailySummaryParts) {
  const own = await store.daysOn(source, day)
  // A day without a close has no change.
  return { own: sellsOf(own), before: own.length === 0 ? {} : sellsOf(await store.closesBefore(source, day)) }
}

function onlyOf(board: BoardName, sells: PreviousCloses): PreviousCloses {
  return Object.fromEntries(BOARDS[board].map((code) => [code, sells[code]]))
}
