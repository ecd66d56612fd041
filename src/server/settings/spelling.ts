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
 * Reads "9.00 – 18.30", "09:00-12:30, 13:30-18:30" or "kapalı"; undefined for other texts. Does not check the order.
 */
export function readHours(written: string): Hours | undefined {
  if (bareWord(written) === 'kapali') return []
  const spans = written.split(/[,;]|\sve\s/).map(readSpan)
  return spans.every((span) => span !== undefined) ? spans : undefined
}

function readSpan(written: string): Span | undefined {
  const [from, to, ...more] = written.split(/[-–—]/).map(readTime)
  return from === undefined || to === undefined || more.length > 0 ? undefined : { from, to }
}

function readTime(written: string): string | undefined {
  const time = written.trim().replace('.', ':').padStart(5, '0')
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : undefined
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

export const METAL_NAMES = {
  KULCEALTIN: 'gram',
  KULCE5: 'kulce-5',
  KULCE10: 'kulce-10',
  KULCE20: 'kulce-20',
  KULCE50: 'kulce-50',
  KULCE100: 'kulce-100',
  ALTIN: 'has',
  CEYREK_YENI: 'ceyrek-yeni',
  CEYREK_ESKI: 'ceyrek-eski',
  YARIM_YENI: 'yarim-yeni',
  YARIM_ESKI: 'yarim-eski',
  TEK_YENI: 'tam-yeni',
  TEK_ESKI: 'tam-eski',
  GREMESE_YENI: 'gremse-yeni',
  GREMESE_ESKI: 'gremse-eski',
  ATA_YENI: 'ata-yeni',
  ATA_ESKI: 'ata-eski',
  ATA5_YENI: 'ata-besli-yeni',
  ATA5_ESKI: 'ata-besli-eski',
  AYAR22: '22-ayar',
  AYAR14: '14-ayar',
  ONS: 'ons',
  USDPURE: 'has-dolar',
  USDKG: 'kilo-dolar',
  EURKG: 'kilo-euro',
  GUMUSTRY: 'gumus',
  XAGUSD: 'gumus-ons',
} as const satisfies Readonly<Record<MetalCode, string>>

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
