import type { FastifyInstance } from 'fastify'
import { API_PATHS } from '#contract/paths.ts'
import { MINUTE, SECOND } from '#domain/calendar.ts'
import { isChartPeriod } from '#domain/chart-period.ts'
import { currencyOf } from '#domain/currency.ts'
import { chartData, type ChartParts } from '../chart.ts'
import type { Clock } from '../clock.ts'
import { SAYS } from '../copy.ts'
import { refuse } from './errors.ts'
import { readQuery } from './query.ts'
import { sendText, tagged, type TextKind } from './tagged-text.ts'

/** `GET /api/chart-data?currency=USD&period=daily`. The record gains at most a point a minute, so an answer may be kept until the next. */
export function chartDataRoute(app: FastifyInstance, parts: ChartParts & { readonly clock: Clock }): void {
  app.get(API_PATHS.chartData, async (request, reply) => {
    const query = readQuery(request.query, ['currency', 'period'])
    if (!query.ok) return refuse(reply, 'bad-request', query.error)
    const { currency = '', period = '' } = query.value
    const code = currencyOf(currency)
    if (code === undefined) return refuse(reply, 'bad-request', SAYS.chartCurrency)
    if (!isChartPeriod(period)) return refuse(reply, 'bad-request', SAYS.chartPeriod)
    const now = parts.clock.now()
    return sendText(
      reply,
      keptUntilNextMinute(now),
      tagged(JSON.stringify(await chartData({ code, period, now }, parts))),
    )
  })
}

function keptUntilNextMinute(now: number): TextKind {
  const seconds = Math.ceil((MINUTE - (now % MINUTE)) / SECOND)
  return { type: 'application/json; charset=utf-8', cacheControl: `public, max-age=${seconds}, must-revalidate` }
}
