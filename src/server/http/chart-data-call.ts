import type { FastifyInstance } from 'fastify'
import { API_PATHS } from '#contract/paths.ts'
import { MINUTE } from '#domain/calendar.ts'
import { CHART_PERIODS, isChartPeriod } from '#domain/chart-period.ts'
import { INSTRUMENT_IDS, type InstrumentId } from '#domain/instrument.ts'
import { instrumentOf } from '#domain/instruments.ts'
import { chartData, type ChartParts, type ChartQuestion } from '../history/index.ts'
import type { Clock } from '../runtime/index.ts'
import { call } from './answer-kinds.ts'
import { SAYS } from './copy.ts'
import { refuse } from './errors.ts'
import { keepAnswers } from './kept-answers.ts'
import { prepareAnswer, replyWith } from './prepared-answer.ts'
import { readQuery } from './query.ts'

/**
 * `GET /api/chart-data?currency=USD&period=daily`. The record gains at most a point a minute, so an answer is kept until the next: here, where
 * the minute is known. A cache on the way would begin to count when it got the answer.
 */
export function chartDataRoute(
  app: FastifyInstance,
  parts: Omit<ChartParts, 'zone'> & { readonly selection: () => readonly InstrumentId[]; readonly clock: Clock },
): void {
  const answerOf = keepAnswers<ChartQuestion>({
    async make(question) {
      return prepareAnswer(call(await chartData(question, { ...parts, zone: parts.clock.zone })))
    },
    keyOf: ({ code, period, now }) => `${code} ${period} ${Math.floor(now / MINUTE)}`,
    // Longer than a minute none is so: its key holds it.
    keptFor: MINUTE,
    most: INSTRUMENT_IDS.length * CHART_PERIODS.length,
    clock: parts.clock,
  })
  app.get(API_PATHS.chartData, async (request, reply) => {
    const query = readQuery(request.query, ['currency', 'period'])
    if (!query.ok) return refuse(reply, 'bad-request', query.error)
    const { currency = '', period = '' } = query.value
    const code = instrumentOf(currency)?.id
    if (code === undefined || !parts.selection().includes(code))
      return refuse(reply, 'bad-request', SAYS.chartCurrency(parts.selection()))
    if (!isChartPeriod(period)) return refuse(reply, 'bad-request', SAYS.chartPeriod)
    return replyWith(reply, await answerOf({ code, period, now: parts.clock.now() }))
  })
}
