import type { FastifyInstance } from 'fastify'
import { API_PATHS } from '#contract/paths.ts'
import { chartQuery } from '#contract/price-call-queries.ts'
import { MINUTE } from '#domain/calendar.ts'
import { CHART_PERIODS } from '#domain/chart-period.ts'
import { INSTRUMENT_IDS } from '#domain/instrument.ts'
import { instrumentOf } from '#domain/instruments.ts'
import { chartData, type ChartParts, type ChartQuestion } from '../history/index.ts'
import { createAnswerCache, prepareAnswer, SENTENCES } from '../response/index.ts'
import { answerInTime, badRequest, type CallParts, getCall, jsonAnswer } from './call.ts'

/**
 * `GET /api/chart-data?currency=USD&period=daily`. The record gains at most one point a minute, so the server caches an
 * answer until the next minute. Other caches do not, because they would count from the time of their copy.
 */
export function chartDataRoute(app: FastifyInstance, deps: ChartParts & Pick<CallParts, 'selection' | 'clock'>): void {
  const answerOf = createAnswerCache<ChartQuestion>({
    async make(question) {
      return prepareAnswer(jsonAnswer(await chartData(question, { ...deps })))
    },
    keyOf: ({ code, period, now }) => `${code} ${period} ${Math.floor(now / MINUTE)}`,
    maxAge: MINUTE,
    maxSize: INSTRUMENT_IDS.length * CHART_PERIODS.length,
    clock: deps.clock,
  })
  const noSuchPrice = (): string => SENTENCES.chartCurrency(deps.selection())
  const sentences = { currency: noSuchPrice, period: () => SENTENCES.chartPeriod }
  const schemaOf = () => chartQuery(deps.selection())
  getCall(app, API_PATHS.chartData, schemaOf, sentences, async ({ currency, period }) => {
    const code = instrumentOf(currency)?.id
    if (code === undefined) return badRequest(noSuchPrice())
    return answerInTime(answerOf({ code, period, now: deps.clock.now() }), deps.clock)
  })
}
