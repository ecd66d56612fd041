import { writeIso } from '#domain/calendar.ts'
import type { ChartPeriod } from '#domain/chart-period.ts'
import type { HistoryPoint } from '#domain/history.ts'
import type { Instrument } from '#domain/instrument.ts'
import { type Rate, writeRate } from '#domain/rate.ts'
import type { Zone } from '#domain/zone.ts'
import { chartCopy } from '../../copy/chart.ts'

/** Rows as a spreadsheet set to Turkish opens them: semicolons, decimal commas, and a mark that the text is UTF-8. */
export function chartCsv(
  { decimals }: Instrument,
  points: readonly HistoryPoint[],
  period: ChartPeriod,
  source: string,
  zone: Zone,
): string {
  const figure = (rate: Rate): string => writeRate(rate, decimals.rate).replace('.', ',')
  const rows = points.map(({ at, day, buy, sell, carried }) => [
    period === 'daily' ? writeIso(at, zone) : day,
    figure(buy),
    figure(sell),
    source,
    carried ? chartCopy.carried : '',
  ])
  return `\uFEFF${[chartCopy.csvHead, ...rows].map((row) => row.join(';')).join('\r\n')}\r\n`
}
