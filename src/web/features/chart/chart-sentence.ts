import type { PointSource } from '#contract/price-call-answers.ts'
import type { Day } from '#domain/calendar.ts'
import type { ChartPeriod } from '#domain/chart-period.ts'
import { summaryOf } from '#domain/chart-summary.ts'
import { isCurrencyCode } from '#domain/currency.ts'
import type { HistoryPoint } from '#domain/history.ts'
import type { Instrument } from '#domain/instrument.ts'
import type { Rate } from '#domain/rate.ts'
import { chartCopy, summarySentence } from '../../copy/chart.ts'
import { currencyWords } from '../../copy/currency-words.ts'
import { formatDay, formatRate, withSign } from '../../format/format.ts'

interface ChartInWords {
  readonly instrument: Instrument
  /** The instrument's name: "Dolar / TL", "Çeyrek, yeni". */
  readonly name: string
  readonly period: ChartPeriod
  readonly points: readonly HistoryPoint[]
  readonly begins: Day | null
  readonly source: PointSource
}

/** More decimals would not help a reader to compare prices. */
const MAX_DECIMALS = 2

/** Describes the chart in one sentence for people who do not read charts. Returns "" if it has no price. */
export function chartSentence({ instrument, name, period, points, begins, source }: ChartInWords): string {
  const decimals = Math.min(MAX_DECIMALS, instrument.decimals.rate)
  const summary = summaryOf(points, decimals)
  if (summary === null) return ''
  const price = (rate: Rate): string => {
    const figure = formatRate(rate, decimals)
    return instrument.group === null ? figure : withSign(figure, instrument)
  }
  const subject = source === 'tcmb' ? `${nounOf(instrument, name)} (${bankOf(instrument)})` : nounOf(instrument, name)
  return summarySentence(summary, { subject, period, since: begins === null ? null : formatDay(begins), price })
}

/** Returns the instrument as a noun: "dolar", "100 Japon yeni", "çeyrek (yeni)". */
function nounOf({ id, unit }: Instrument, name: string): string {
  if (isCurrencyCode(id)) return `${unit === 1 ? '' : `${unit} `}${currencyWords[id].plain}`
  const written = name.replace(/, (.+)$/, ' ($1)')
  // "Ata" keeps its capital because it is a proper name.
  return written.startsWith('Ata') ? written : written.charAt(0).toLocaleLowerCase('tr-TR') + written.slice(1)
}

/** Returns the source's name. For gold it omits the word "kur" (rate), because the bank publishes a price. */
function bankOf({ group }: Instrument): string {
  return group === null ? chartCopy.official : 'TCMB'
}
