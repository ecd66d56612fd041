import type { Bulletin } from '#contract/bulletin.ts'
import type { PointSource } from '#contract/price-call-answers.ts'
import { SAMPLE_MARK } from '#contract/shared-data.ts'
import { CURRENCIES } from '#domain/currencies.ts'
import { CURRENCY_CODES, type CurrencyCode } from '#domain/currency.ts'
import { type Rate, writeRate } from '#domain/rate.ts'
import { ALL_CURRENCIES, type AskedCurrency } from '../contract/official-day-addresses.ts'
import type { OfficialYear } from '../contract/official-year.ts'
import type { OfficialDays } from './official-days.ts'

/**
 * Returns the known rates in force on each date of a year, for `/kur/2026.json`. Dates with an unknown or future
 * bulletin are left out. Rates are text with four decimals, yen per 100. `official` is `demo` for invented bulletins.
 */
export function officialYear(
  { year, currency, official }: { year: number; currency: AskedCurrency; official: PointSource },
  { days, bulletins }: OfficialDays,
): OfficialYear {
  const codes = currency === ALL_CURRENCIES ? CURRENCY_CODES : [currency]
  const rows = days.flatMap(({ date, valid }) => {
    const bulletin = valid.kind === 'published' ? bulletins.get(valid.day) : undefined
    return bulletin === undefined ? [] : codes.map((code) => ({ date, ...yearRow(bulletin, code) }))
  })
  const source = official === 'demo' ? ({ source: 'demo', note: SAMPLE_MARK } as const) : ({ source: 'TCMB' } as const)
  return { status: 'success', ...source, year, days: rows }
}

function yearRow({ day, number, rates }: Bulletin, code: CurrencyCode) {
  const { buy = null, sell = null, banknote } = rates[code] ?? {}
  return {
    currency: code,
    unit: CURRENCIES[code].unit,
    bulletin_date: day,
    bulletin_number: number ?? null,
    buy_rate: written(buy, code),
    sell_rate: written(sell, code),
    banknote_buy_rate: written(banknote?.buy ?? null, code),
    banknote_sell_rate: written(banknote?.sell ?? null, code),
  }
}

function written(rate: Rate | null, code: CurrencyCode): string | null {
  return rate === null ? null : writeRate(rate, CURRENCIES[code].decimals.rate)
}

const CSV_HEAD = [
  'tarih',
  'doviz',
  'birim',
  'bulten_tarihi',
  'bulten_no',
  'doviz_alis',
  'doviz_satis',
  'efektif_alis',
  'efektif_satis',
  'kaynak',
]

/** Writes a year as CSV for spreadsheets: semicolons, decimal commas, UTF-8 with a byte order mark. */
export function yearCsv({ days, source, note }: OfficialYear): string {
  const rows = days.map((row) => [
    row.date,
    row.currency,
    row.unit,
    row.bulletin_date,
    row.bulletin_number ?? '',
    ...[row.buy_rate, row.sell_rate, row.banknote_buy_rate, row.banknote_sell_rate].map((rate) =>
      rate === null ? '' : rate.replace('.', ','),
    ),
    note === undefined ? source : `${source} (${note})`,
  ])
  return `\uFEFF${[CSV_HEAD, ...rows].map((row) => row.join(';')).join('\r\n')}\r\n`
}
