import { writeIso } from '#domain/calendar.ts'
import type { ChartPeriod } from '#domain/chart-period.ts'
import type { HistoryPoint } from '#domain/history.ts'
import { writeRate } from '#domain/rate.ts'
import type { Zone } from '#domain/zone.ts'
import { chartCopy } from '../copy/chart.ts'

/** Rows as a spreadsheet set to Turkish opens them: semicolons, decimal commas, and a mark that the text is UTF-8. */
export function chartCsv(points: readonly HistoryPoint[], period: ChartPeriod, source: string, zone: Zone): string {
  const rows = points.map(({ at, day, buy, sell, carried }) => [
    period === 'daily' ? writeIso(at, zone) : day,
    writeRate(buy).replace('.', ','),
    writeRate(sell).replace('.', ','),
    source,
    carried ? chartCopy.carried : '',
  ])
  return `\uFEFF${[chartCopy.csvHead, ...rows].map((row) => row.join(';')).join('\r\n')}\r\n`
}
