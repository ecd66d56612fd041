import type { Day } from '#domain/calendar.ts'
import type { CurrencyCode } from '#domain/currency.ts'

// Every page loads this file for its links. Reading an address is separate, because only the server and the page need it.

/** The path of the page with the central bank's rate of a day. Days and months have paths below it. */
export const OFFICIAL_DAY_PATH = '/kur'

/** Names of the form's fields and of the address. */
export const OFFICIAL_DAY_FIELDS = { date: 'tarih', currency: 'doviz', column: 'tablo' } as const
export const ALL_CURRENCIES = 'hepsi'

export type AskedCurrency = CurrencyCode | typeof ALL_CURRENCIES

export function officialDayAddress(date: Day, currency: AskedCurrency): string {
  return `${OFFICIAL_DAY_PATH}/${date}?${OFFICIAL_DAY_FIELDS.currency}=${currency}`
}

export function officialYearAddress(year: number, format: 'csv' | 'json', currency: AskedCurrency): string {
  return `${OFFICIAL_DAY_PATH}/${year}.${format}?${OFFICIAL_DAY_FIELDS.currency}=${currency}`
}
