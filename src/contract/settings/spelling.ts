import { METAL_NAMES } from '#contract/metal-names.ts'
import { type Day, parseDay } from '#domain/calendar.ts'
import { type CurrencyCode, isCurrencyCode } from '#domain/currency.ts'
import { INSTRUMENT_IDS, type InstrumentId, isMetal, METAL_CODES, type MetalCode } from '#domain/instrument.ts'
import type { Hours, Span } from '#domain/opening.ts'

/** The names and notations of the office file, the panel's forms and the command line. */

/** Normalises a word: "KAPALI", "Kapalı" and "kapali" are equal, and so are "HEPSİ" and "hepsi". */
export function bareWord(written: string): string {
  return written.trim().toLocaleLowerCase('tr-TR').replaceAll('ı', 'i').normalize('NFD').replaceAll(/\p{M}/gu, '')
}

/** Reads "evet", "Hayır" or "HAYIR"; undefined for other words. */
export function readAnswer(written: string): boolean | undefined {
  const word = bareWord(written)
  return word === 'evet' || word === 'hayir' ? word === 'evet' : undefined
}

export const WEEKDAYS = ['pazartesi', 'sali', 'carsamba', 'persembe', 'cuma', 'cumartesi', 'pazar'] as const

/**
 * Reads "9-18.30", "9.00 – 18.30", "09:00-12:30, 13:30-18:30", "9-12.30 ve 13.30-18" or "kapalı"; undefined for other
 * texts. Does not check the order.
 */
export function readHours(written: string): Hours | undefined {
  if (bareWord(written) === 'kapali') return []
  const text = written.trim().replaceAll(/\s*[\p{Pd}−]\s*/gu, '-')
  const spans = text.split(/\s*[,;/+]\s*|\s+(?:ve\s+)?/).map(readSpan)
  return spans.every((span) => span !== undefined) ? spans : undefined
}

function readSpan(written: string): Span | undefined {
  const [from, to, ...more] = written.split('-').map(readTime)
  return from === undefined || to === undefined || more.length > 0 ? undefined : { from, to }
}

/** Reads "9", "9.30", "09:30" or "0930". */
function readTime(written: string): string | undefined {
  const [, hour, minute = '00'] = /^([01]?\d|2[0-3])(?:[.:]?([0-5]\d))?$/.exec(written.trim()) ?? []
  return hour === undefined ? undefined : `${hour.padStart(2, '0')}:${minute}`
}

/** Reads "2026-12-31", "31.12.2026" or "31/12/2026"; undefined for other texts. */
export function readDay(written: string): Day | undefined {
  const [, date = '', month = '', year] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(written.trim()) ?? []
  const day = parseDay(
    year === undefined ? written.trim() : `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`,
  )
  return day.ok ? day.value : undefined
}

/** Reads "2026-11-23 18.30" or "23.11.2026 18.30"; undefined for other texts. */
export function readMoment(written: string): { readonly day: Day; readonly time: string } | undefined {
  const [date = '', hour = '', ...more] = written.trim().split(/\s+/)
  const [day, time] = [readDay(date), readTime(hour)]
  return day !== undefined && time !== undefined && more.length === 0 ? { day, time } : undefined
}

/** Reads "usd"; undefined for other words. */
export function currencyFromWord(written: string): CurrencyCode | undefined {
  const code = written.trim().toUpperCase()
  return isCurrencyCode(code) ? code : undefined
}

/** Reads "ceyrek-yeni"; undefined for other words. */
export function readMetal(written: string): MetalCode | undefined {
  const name = bareWord(written)
  return METAL_CODES.find((code) => METAL_NAMES[code] === name)
}

/** "USD", "ceyrek-yeni" */
export function writtenName(id: InstrumentId): string {
  return isMetal(id) ? METAL_NAMES[id] : id
}

export function readInstrument(written: string): InstrumentId | undefined {
  return currencyFromWord(written) ?? readMetal(written)
}

/** Reads "hepsi", "altin" for all metals, or one instrument; undefined for other words. */
export function readInstruments(written: string): readonly InstrumentId[] | undefined {
  const word = bareWord(written)
  if (word === 'hepsi') return INSTRUMENT_IDS
  if (word === 'altin') return METAL_CODES
  const id = readInstrument(written)
  return id && [id]
}
