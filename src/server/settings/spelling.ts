import { type Day, parseDay } from '#domain/calendar.ts'
import { CURRENCY_CODES, type CurrencyCode, isCurrencyCode } from '#domain/currency.ts'
import { INSTRUMENT_IDS, type InstrumentId, isMetal, METAL_CODES, type MetalCode } from '#domain/instrument.ts'
import { instrumentOf } from '#domain/instruments.ts'
import type { Hours, Span } from '#domain/opening.ts'

/** What people write for one thing, in the office file and on the command line: one reader, one way of writing it. */

/** "KAPALI", "Kapalı" and "kapali" are one word; so are "HEPSİ" and "hepsi". */
export function bareWord(written: string): string {
  return written.trim().toLocaleLowerCase('tr-TR').replaceAll('ı', 'i').normalize('NFD').replaceAll(/\p{M}/gu, '')
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
  const read = written.split(',').map((each) => (bareWord(each) === 'hepsi' ? CURRENCY_CODES : readCurrency(each)))
  return read.every((codes) => codes !== undefined) ? read.flat() : undefined
}

/** What a currency is called beside its code, as `bareWord` writes it. */
export const CURRENCY_NAMES: Readonly<Partial<Record<CurrencyCode, readonly string[]>>> = {
  USD: ['dolar', 'amerikan dolari', 'abd dolari'],
  EUR: ['euro', 'avro'],
  GBP: ['sterlin', 'ingiliz sterlini'],
  CHF: ['frank', 'isvicre frangi'],
  AUD: ['avustralya dolari'],
  CAD: ['kanada dolari'],
  SAR: ['riyal', 'suudi riyali', 'suudi arabistan riyali'],
  JPY: ['yen', 'japon yeni'],
}

/** "usd", "USDTRY", "dolar" or "Kanada doları"; undefined: none. */
export function readCurrency(written: string): CurrencyCode | undefined {
  const id = instrumentOf(written.trim().toUpperCase())?.id
  if (id !== undefined && isCurrencyCode(id)) return id
  const name = wordsOf(written).join(' ')
  return CURRENCY_CODES.find((code) => CURRENCY_NAMES[code]?.includes(name))
}

/** What people say of gold, and the word of the office file. */
const SAID: readonly (readonly [said: RegExp, word: string])[] = [
  [/\bcumhuriyet\b/, 'ata'],
  [/\bbesi ?bir ?yerde\b/, 'ata besli'],
  [/\b2[.,]5['’ ]?l[iu]k\b/, 'gremse'],
  [/\bbilezik\b/, '22 ayar'],
]

/** As `bareWord` writes them. */
export function wordsOf(written: string): string[] {
  return SAID.reduce((words, [said, word]) => words.replace(said, word), bareWord(written))
    .split(/[\s,()_-]+/)
    .filter((word) => word !== '')
}

/** "9.00 – 18.30", "09:00-12:30, 13:30-18:30" or "kapalı"; undefined: none of them. Times may be in any order here. */
export function readHours(written: string): Hours | undefined {
  if (bareWord(written) === 'kapali') return []
  const spans = written.split(/[,;]|\sve\s/).map(readSpan)
  return spans.every((span) => span !== undefined) ? spans : undefined
}

function readSpan(written: string): Span | undefined {
  const [from, to, ...more] = written.split(/[-–—]/).map(readTime)
  return from === undefined || to === undefined || more.length > 0 ? undefined : { from, to }
}

/** "2026-12-31", "31.12.2026" or "31/12/2026"; undefined: no such day. */
export function readDay(written: string): Day | undefined {
  const [, date = '', month = '', year] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(written.trim()) ?? []
  const day = parseDay(
    year === undefined ? written.trim() : `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`,
  )
  return day.ok ? day.value : undefined
}

/** "2026-11-23 18.30", "23.11.2026 18.30"; undefined: no such moment. */
export function readMoment(written: string): { readonly day: Day; readonly time: string } | undefined {
  const [date = '', hour = '', ...more] = written.trim().split(/\s+/)
  const [day, time] = [readDay(date), readTime(hour)]
  return day !== undefined && time !== undefined && more.length === 0 ? { day, time } : undefined
}

export function writeHours(hours: Hours): string {
  return hours.length === 0 ? 'kapalı' : hours.map(({ from, to }) => `${from}-${to}`).join(', ')
}

function readTime(written: string): string | undefined {
  const time = written.trim().replace('.', ':').padStart(5, '0')
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : undefined
}

/** What people at the counter call them, in the office file and on the command line. */
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

export const WRITTEN_METALS = METAL_CODES.map((code) => METAL_NAMES[code])
const BY_KEY: ReadonlyMap<string, MetalCode> = new Map(METAL_CODES.map((code) => [keyOf(METAL_NAMES[code]), code]))

/** "ceyrek-yeni", "Yeni çeyrek" and "çeyrek altın, yeni" are one coin; undefined: none. */
export function readMetal(written: string): MetalCode | undefined {
  return BY_KEY.get(keyOf(written))
}

/** The words in any order; that it is gold is said of most things by everybody. */
function keyOf(written: string): string {
  return [...new Set(wordsOf(written))]
    .filter((word) => word !== 'altin' && word !== 'altini')
    .toSorted()
    .join(' ')
}

/** As it is written in the office file: "USD", "ceyrek-yeni". */
export function writtenName(id: InstrumentId): string {
  return isMetal(id) ? METAL_NAMES[id] : id
}

/** "usd" or "çeyrek yeni"; undefined: neither. */
export function readInstrument(written: string): InstrumentId | undefined {
  return readCurrency(written) ?? readMetal(written)
}

/** "hepsi", "altin" for all metals, or one; undefined: none of them. */
export function readInstruments(written: string): readonly InstrumentId[] | undefined {
  const word = bareWord(written)
  if (word === 'hepsi' || word === 'tumu') return INSTRUMENT_IDS
  if (word === 'altin') return METAL_CODES
  const id = readInstrument(written)
  return id && [id]
}

/** "yok", "hepsi" or a metal; undefined: none of them. */
export function readHaltedMetals(written: string): readonly MetalCode[] | undefined {
  const word = bareWord(written)
  if (word === 'yok' || word === 'hepsi') return word === 'yok' ? [] : METAL_CODES
  const code = readMetal(written)
  return code && [code]
}
