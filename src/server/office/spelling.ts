import { type Day, parseDay } from '#domain/calendar.ts'
import { CURRENCY_CODES, type CurrencyCode, isCurrencyCode } from '#domain/currency.ts'
import { instrumentOf } from '#domain/instruments.ts'
import type { Hours, Span } from '#domain/opening.ts'

/** What people write for the same thing, in the office file and on the command line: one reader, one way of writing it. */

const BARE: Readonly<Record<string, string>> = { ç: 'c', ğ: 'g', ı: 'i', ö: 'o', ş: 's', ü: 'u', â: 'a', î: 'i' }

/** "KAPALI", "Kapalı" and "kapali" are one word; so are "HEPSİ" and "hepsi". */
export function bareWord(written: string): string {
  return written
    .trim()
    .toLocaleLowerCase('tr-TR')
    .replaceAll(/[çğıöşüâî]/g, (letter) => BARE[letter] ?? letter)
}

/** "evet", "Hayır", "HAYIR"; undefined: no answer. */
export function readAnswer(written: string): boolean | undefined {
  const word = bareWord(written)
  return word === 'evet' || word === 'hayir' ? word === 'evet' : undefined
}

export const WEEKDAYS = ['pazartesi', 'sali', 'carsamba', 'persembe', 'cuma', 'cumartesi', 'pazar'] as const

export type Weekday = (typeof WEEKDAYS)[number]

/** A weekday, or all from Monday to Friday; undefined: neither. */
export function readWeekdays(written: string): readonly Weekday[] | undefined {
  const word = bareWord(written)
  if (/^hafta[ -]?ici$/.test(word)) return WEEKDAYS.slice(0, 5)
  const weekday = WEEKDAYS.find((name) => name === word)
  return weekday && [weekday]
}

/** "yok", "hepsi", "JPY" or "jpy, sar"; undefined: none of them. */
export function readHalted(written: string): readonly CurrencyCode[] | undefined {
  if (bareWord(written) === 'yok') return []
  const read = written.split(',').map(readCurrencies)
  return read.every((codes) => codes !== undefined) ? read.flat() : undefined
}

/** "jpy" or "hepsi"; undefined: neither. */
function readCurrencies(written: string): readonly CurrencyCode[] | undefined {
  if (bareWord(written) === 'hepsi') return CURRENCY_CODES
  const code = readCurrency(written)
  return code && [code]
}

/** "jpy" or "JPYTRY". */
export function readCurrency(written: string): CurrencyCode | undefined {
  const id = instrumentOf(written.trim().toUpperCase())?.id
  return id !== undefined && isCurrencyCode(id) ? id : undefined
}

/** "9.00 – 18.30", "09:00-12:30, 13:30-18:30" or "kapalı"; undefined: none of them. Whether the times follow each other is asked elsewhere. */
export function readHours(written: string): Hours | undefined {
  if (bareWord(written) === 'kapali') return []
  const spans = written.split(/[,;]|\s+ve\s+/).map(readSpan)
  return spans.every((span) => span !== undefined) ? spans : undefined
}

function readSpan(written: string): Span | undefined {
  const [from, to, ...more] = written.split(/\s*[-–—]\s*/).map(readTime)
  return from === undefined || to === undefined || more.length > 0 ? undefined : { from, to }
}

/** "2026-11-23 18.30"; undefined: no such moment. */
export function readMoment(written: string): { readonly day: Day; readonly time: string } | undefined {
  const [date = '', hour = '', ...more] = written.trim().split(/\s+/)
  const [day, time] = [parseDay(date), readTime(hour)]
  return day.ok && time !== undefined && more.length === 0 ? { day: day.value, time } : undefined
}

export function writeHours(hours: Hours): string {
  return hours.length === 0 ? 'kapalı' : hours.map(({ from, to }) => `${from}-${to}`).join(', ')
}

/** "9.00" to "09:00". */
function readTime(written: string): string | undefined {
  const time = written.trim().replace('.', ':').padStart(5, '0')
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : undefined
}
