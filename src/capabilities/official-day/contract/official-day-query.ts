import type { QueryParams } from '#contract/question-names.ts'
import { addDays, type Day, parseDay } from '#domain/calendar.ts'
import { CURRENCY_CODES, isCurrencyCode } from '#domain/currency.ts'
import {
  ALL_CURRENCIES,
  type AskedCurrency,
  OFFICIAL_DAY_FIELDS,
  OFFICIAL_DAY_PATH,
  officialDayAddress,
  officialYearAddress,
} from './official-day-addresses.ts'

/** "2026-07" */
export type Month = string & { readonly month: unique symbol }

/** The bulletin in each row of a month: the one in force on that date, or the one published that day. */
export type MonthColumn = 'valid' | 'published'

/** The value of the field for the other column. */
const PUBLISHED_COLUMN = 'belirlenen'

export const ASKED_CURRENCIES: readonly AskedCurrency[] = [...CURRENCY_CODES, ALL_CURRENCIES]

/** The request in an address below `/kur`. */
export type OfficialDayQuestion =
  | { readonly kind: 'today'; readonly currency: AskedCurrency }
  | { readonly kind: 'day'; readonly date: Day; readonly currency: AskedCurrency }
  | { readonly kind: 'month'; readonly month: Month; readonly currency: AskedCurrency; readonly column: MonthColumn }
  | { readonly kind: 'year'; readonly year: number; readonly format: 'csv' | 'json'; readonly currency: AskedCurrency }
  /** The date does not exist: "2026-02-31". */
  | { readonly kind: 'mistaken'; readonly written: string; readonly currency: AskedCurrency }

/** Reads path and query; null if no page has this address. An unknown currency is read as the dollar. */
export function readOfficialDayAddress(path: string, query: QueryParams): OfficialDayQuestion | null {
  const currency = readCurrency(query.get(OFFICIAL_DAY_FIELDS.currency))
  if (path === OFFICIAL_DAY_PATH) return { kind: 'today', currency }
  const rest = path.startsWith(`${OFFICIAL_DAY_PATH}/`) ? path.slice(OFFICIAL_DAY_PATH.length + 1) : ''
  if (/^\d{4}-\d{2}-\d{2}$/.test(rest)) {
    const date = parseDay(rest)
    return date.ok && isOfOurTime(rest)
      ? { kind: 'day', date: date.value, currency }
      : { kind: 'mistaken', written: rest, currency }
  }
  if (/^\d{4}-\d{2}$/.test(rest)) {
    const column = query.get(OFFICIAL_DAY_FIELDS.column) === PUBLISHED_COLUMN ? 'published' : 'valid'
    const month = isOfOurTime(rest) ? readMonth(rest) : null
    return month === null ? { kind: 'mistaken', written: rest, currency } : { kind: 'month', month, currency, column }
  }
  const [, year, format] = /^(\d{4})\.(csv|json)$/.exec(rest) ?? []
  if (year === undefined || !isOfOurTime(year)) return null
  return { kind: 'year', year: Number(year), format: format === 'csv' ? 'csv' : 'json', currency }
}

/** Parses a date as typed or as sent by a date field, "15.07.2026" or "2026-07-15"; null if there is none. */
export function readWrittenDate(text: string): Day | null {
  const [, date, month, year] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text.trim()) ?? []
  const iso = year === undefined ? text.trim() : `${year}-${month?.padStart(2, '0')}-${date?.padStart(2, '0')}`
  const parsed = parseDay(iso)
  return parsed.ok && isOfOurTime(iso) ? parsed.value : null
}

/**
 * Accepts years from 1900 to 2200, because days near the years 0 and 9999 have neighbours without a four-digit year.
 */
function isOfOurTime(text: string): boolean {
  const year = Number(text.slice(0, 4))
  return year >= 1900 && year <= 2200
}

export function readCurrency(text: string | null): AskedCurrency {
  const code = text?.trim().toUpperCase() ?? ''
  if (isCurrencyCode(code)) return code
  return text === ALL_CURRENCIES ? ALL_CURRENCIES : 'USD'
}

export function officialMonthAddress(month: Month, currency: AskedCurrency, column: MonthColumn = 'valid'): string {
  const shown = column === 'valid' ? '' : `&${OFFICIAL_DAY_FIELDS.column}=${PUBLISHED_COLUMN}`
  return `${OFFICIAL_DAY_PATH}/${month}?${OFFICIAL_DAY_FIELDS.currency}=${currency}${shown}`
}

/** The canonical address of a question. */
export function addressOfQuestion(question: OfficialDayQuestion): string {
  switch (question.kind) {
    case 'today':
    case 'mistaken':
      return OFFICIAL_DAY_PATH
    case 'day':
      return officialDayAddress(question.date, question.currency)
    case 'month':
      return officialMonthAddress(question.month, question.currency, question.column)
    case 'year':
      return officialYearAddress(question.year, question.format, question.currency)
  }
}

export function monthOf(day: Day): Month {
  return asMonth(day.slice(0, 7))
}

export function monthIn(year: number, month: number): Month {
  return asMonth(`${year}-${String(month).padStart(2, '0')}`)
}

export function firstDayOf(month: Month): Day {
  const parsed = parseDay(`${month}-01`)
  if (!parsed.ok) throw new RangeError(`not a month: ${month}`)
  return parsed.value
}

export function lastDayOf(month: Month): Day {
  return addDays(firstDayOf(addMonths(month, 1)), -1)
}

export function addMonths(month: Month, months: number): Month {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months
  return asMonth(`${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`)
}

function readMonth(text: string): Month | null {
  return parseDay(`${text}-01`).ok ? asMonth(text) : null
}

function asMonth(text: string): Month {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- callers have checked or built the text
  return text as Month
}
