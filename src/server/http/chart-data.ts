import type { FastifyInstance } from 'fastify'
import { API_PATHS } from '#contract/paths.ts'
import { MINUTE, SECOND } from '#domain/calendar.ts'
import { isChartPeriod } from '#domain/chart-period.ts'
import { currencyOf } from '#domain/currency.ts'
import { chartData, type ChartParts, type ChartQuestion } from '../chart.ts'
import type { Clock } from '../clock.ts'
import { SAYS } from '../copy.ts'
import { type CompressedText, compressText, sendCompressed } from './compressed-text.ts'
import { refuse } from './errors.ts'
import { readQuery } from './query.ts'
import type { TextKind } from './tagged-text.ts'

/** `GET /api/chart-data?currency=USD&period=daily`. The record gains at most a point a minute, so an answer may be kept until the next. */
export function chartDataRoute(app: FastifyInstance, parts: ChartParts & { readonly clock: Clock }): void {
  const answerOf = oncePerSecond(async (question) => compressText(JSON.stringify(await chartData(question, parts))))
  app.get(API_PATHS.chartData, async (request, reply) => {
    const query = readQuery(request.query, ['currency', 'period'])
    if (!query.ok) return refuse(reply, 'bad-request', query.error)
    const { currency = '', period = '' } = query.value
    const code = currencyOf(currency)
    if (code === undefined) return refuse(reply, 'bad-request', SAYS.chartCurrency)
    if (!isChartPeriod(period)) return refuse(reply, 'bad-request', SAYS.chartPeriod)
    const now = parts.clock.now()
    return sendCompressed(reply, keptUntilNextMinute(now), await answerOf({ code, period, now }))
  })
}

/** However many visitors open the same chart at once, it is read and compressed once. There are 48 of them at most. */
function oncePerSecond(
  answer: (question: ChartQuestion) => Promise<CompressedText>,
): (question: ChartQuestion) => Promise<CompressedText> {
  const answers = new Map<string, Promise<CompressedText>>()
  let second = 0
  return (question) => {
    const asked = Math.floor(question.now / SECOND)
    if (asked !== second) answers.clear()
    second = asked
    const key = `${question.code} ${question.period}`
    const known = answers.get(key) ?? answer(question)
    answers.set(key, known)
    return known
  }
}

function keptUntilNextMinute(now: number): TextKind {
  const seconds = Math.ceil((MINUTE - (now % MINUTE)) / SECOND)
  return { type: 'application/json; charset=utf-8', cacheControl: `public, max-age=${seconds}, must-revalidate` }
}
