import { API_PATHS } from '#contract/paths.ts'
import type { RecentDays } from '#contract/recent-days.ts'
import type { Day } from '#domain/calendar.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { Zone } from '#domain/zone.ts'
import { readChartRecord } from '../../features/chart/chart-record.ts'
import { callJson } from '../../live/index.ts'

/** The last days of a currency, of its month: the call that its chart makes as well. `demo`: the office's own record is an invented one. */
export async function readRecentDays(
  code: CurrencyCode,
  demo: boolean,
  today: Day,
  zone: Zone,
  stop: AbortSignal,
): Promise<RecentDays> {
  const query = new URLSearchParams({ currency: code, period: 'monthly' })
  const body = await callJson(`${API_PATHS.chartData}?${query}`, {
    headers: { 'content-type': 'application/json' },
    signal: stop,
  })
  const record = readChartRecord(body, today, zone)
  if (!record.ok) throw new Error(record.error)
  const { source, points, official } = record.value
  // Where the office has no record, the call answers with the central bank's.
  const isOwn = source === (demo ? 'demo' : 'office')
  return { code, asOf: today, own: isOwn ? points : [], official: isOwn ? official : points }
}
