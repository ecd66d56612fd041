import type { FastifyInstance } from 'fastify'
import { BOARD_NAMES, type BoardName, boardNamed, BOARDS } from '#contract/boards.ts'
import type { DailySummary, PreviousCloses } from '#contract/call-answers.ts'
import { API_PATHS } from '#contract/paths.ts'
import { type Day, dayOf, MINUTE, parseDay, SECOND } from '#domain/calendar.ts'
import { dailySummary, sellsOf } from '../history/index.ts'
import { createAnswerCache, prepareAnswer, SENTENCES } from '../response/index.ts'
import type { RateStore } from '../store/index.ts'
import { answerInTime, badRequest, type CallParts, getCall, jsonAnswer } from './call.ts'

interface DailySummaryParts extends Pick<CallParts, 'market' | 'closes' | 'source' | 'clock'> {
  readonly store: Pick<RateStore, 'daysOn' | 'closesBefore'>
}

/** A year of them is 2 MB. Days long past change only when the operator imports history. */
const MOST_PAST_DAYS = 400

interface Question {
  readonly day: Day
  readonly board: BoardName
}

/** `GET /api/daily-summary?date=YYYY-MM-DD&board=gold`: a day's close, or today's prices, against the last close. */
export function dailySummaryRoute(app: FastifyInstance, parts: DailySummaryParts): void {
  const { clock } = parts
  const answering = (summaryOf: typeof ofToday, maxAge: number, maxSize: number) =>
    createAnswerCache({
      make: async (question: Question) => prepareAnswer(jsonAnswer(await summaryOf(question, parts))),
      keyOf: ({ day, board }) => `${day} ${board}`,
      maxAge,
      maxSize,
      clock,
    })
  const answerToday = answering(ofToday, SECOND, BOARD_NAMES.length)
  const answerPast = answering(ofPast, MINUTE, MOST_PAST_DAYS)
  getCall(app, API_PATHS.dailySummary, ['date', 'board'], async (query) => {
    const date = parseDay(query.date ?? '')
    if (!date.ok) return badRequest(SENTENCES.summaryDate)
    const today = dayOf(clock.now(), clock.zone)
    if (date.value > today) return badRequest(SENTENCES.summaryFuture)
    const board = boardNamed(query.board)
    if (board === undefined) return badRequest(SENTENCES.unknownBoard)
    const question = { day: date.value, board }
    return answerInTime(date.value === today ? answerToday(question) : answerPast(question), clock)
  })
}

async function ofToday(
  { day, board }: Question,
  { market, closes, store, source }: DailySummaryParts,
): Promise<DailySummary> {
  const before = closes.before(day) ?? sellsOf(await store.closesBefore(source, day))
  return dailySummary(day, onlyOf(board, sellsOf(market.view().board.values())), before, source)
}

async function ofPast({ day, board }: Question, { store, source }: DailySummaryParts): Promise<DailySummary> {
  const [own, before] = await Promise.all([store.daysOn(source, day), store.closesBefore(source, day)])
  return dailySummary(day, onlyOf(board, sellsOf(own)), sellsOf(before), source)
}

function onlyOf(board: BoardName, sells: PreviousCloses): PreviousCloses {
  return Object.fromEntries(BOARDS[board].map((code) => [code, sells[code]]))
}
