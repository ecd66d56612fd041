import type { FastifyInstance } from 'fastify'
import type { PointSource } from '#contract/chart-data.ts'
import type { DailySummary } from '#contract/daily-summary.ts'
import { API_PATHS } from '#contract/paths.ts'
import { type Day, dayOf, MINUTE, parseDay, SECOND } from '#domain/calendar.ts'
import type { Ingest } from '../market/door.ts'
import { type Closes, dailySummary, previousCloses, sellsOf } from '../record/door.ts'
import type { Clock } from '../run/door.ts'
import type { RateStore } from '../store/door.ts'
import { call } from './answer-kinds.ts'
import { SAYS } from './copy.ts'
import { refuse } from './errors.ts'
import { keepAnswers } from './kept-answers.ts'
import { prepareAnswer, replyWith } from './prepared-answer.ts'
import { readQuery } from './query.ts'

export interface DailySummaryParts {
  readonly market: Pick<Ingest, 'view'>
  readonly closes: Pick<Closes, 'before'>
  readonly store: Pick<RateStore, 'daysOn' | 'closesBefore'>
  readonly source: PointSource
  readonly clock: Clock
}

/** A year of them is 2 MB. Days long past change only when the operator imports history. */
const PAST_DAYS_KEPT = 400

/** `GET /api/daily-summary?date=YYYY-MM-DD`: today against the last close, or the close of a past day against the one before it. */
export function dailySummaryRoute(app: FastifyInstance, parts: DailySummaryParts): void {
  const { clock } = parts
  const keyOf = (day: Day): string => day
  const answerToday = keepAnswers({
    make: async (day: Day) => prepareAnswer(call(await ofToday(day, parts))),
    keyOf,
    keptFor: SECOND,
    most: 1,
    clock,
  })
  const answerPast = keepAnswers({
    make: async (day: Day) => prepareAnswer(call(await ofPast(day, parts))),
    keyOf,
    keptFor: MINUTE,
    most: PAST_DAYS_KEPT,
    clock,
  })
  app.get(API_PATHS.dailySummary, async (request, reply) => {
    const query = readQuery(request.query, ['date'])
    if (!query.ok) return refuse(reply, 'bad-request', query.error)
    const date = parseDay(query.value.date ?? '')
    if (!date.ok) return refuse(reply, 'bad-request', SAYS.summaryDate)
    const today = dayOf(clock.now(), clock.zone)
    if (date.value > today) return refuse(reply, 'bad-request', SAYS.summaryFuture)
    return replyWith(reply, await (date.value === today ? answerToday(today) : answerPast(date.value)))
  })
}

async function ofToday(today: Day, { market, closes, store, source }: DailySummaryParts): Promise<DailySummary> {
  const before = closes.before(today) ?? previousCloses(await store.closesBefore(source, today))
  return dailySummary(today, sellsOf(market.view().board), before, source)
}

async function ofPast(date: Day, { store, source }: DailySummaryParts): Promise<DailySummary> {
  const [own, before] = await Promise.all([store.daysOn(source, date), store.closesBefore(source, date)])
  return dailySummary(date, previousCloses(own), previousCloses(before), source)
}
