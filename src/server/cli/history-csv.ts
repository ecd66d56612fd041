import type { Day } from '#domain/calendar.ts'
import { INSTRUMENT_IDS, type InstrumentId } from '#domain/instrument.ts'
import { instrumentOf, INSTRUMENTS } from '#domain/instruments.ts'
import { parsePrice, pastBounds, type Rate, type RateError, writeRate } from '#domain/rate.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { readDay, readInstrument, writtenName } from '../settings/index.ts'
import { type LineMistake, readRows } from './csv.ts'

/** The office's closing price of a day per quoting unit: 100 yen, a gram of gold, one coin. */
export interface PastPrice {
  readonly day: Day
  readonly code: InstrumentId
  readonly buy: Rate
  readonly sell: Rate
}

/** `line` is the line of the file on which the price begins. */
export interface ReadPrice extends PastPrice {
  readonly line: number
}

const COLUMNS = ['date', 'code', 'buy', 'sell'] as const
type Column = (typeof COLUMNS)[number]

/** Maps the accepted column names, normalized by `plain`. */
const COLUMN_NAMES: Readonly<Record<string, Column>> = {
  date: 'date',
  tarih: 'date',
  code: 'code',
  kod: 'code',
  doviz: 'code',
  buy: 'buy',
  alis: 'buy',
  sell: 'sell',
  satis: 'sell',
}

/** Prices before this day are in old lira: 1,000,000 old lira are one new lira. */
const NEW_LIRA = '2005-01-01'

/**
 * Since 2005, 100 yen have cost between 0.6 and 1.4 dollars. A price below a twentieth of the dollar is probably for
 * one yen.
 */
const YEN_AT_LEAST = 20

/**
 * Parses an office's past prices. Columns may have any order, days the form 2026-08-03 or 3.8.2026 with or without a
 * time, prices a decimal point or comma. A file with mistakes is rejected as a whole, and all mistakes are returned.
 */
export function readHistoryCsv(text: string, today: Day): Result<readonly ReadPrice[], readonly LineMistake[]> {
  const rows = readRows(text)
  if (!rows.ok) return fail([rows.error])
  const [head = { line: 1, cells: [] }, ...body] = rows.value
  const columns = readHead(upToLast(head.cells))
  if (!columns.ok) return fail([{ line: head.line, reason: columns.error }])

  const prices: ReadPrice[] = []
  const mistakes: LineMistake[] = []
  const lineOf = new Map<string, number>()
  for (const { line, cells } of body) {
    const price = readPrice(upToLast(cells, columns.value.length), columns.value, today)
    if (!price.ok) {
      mistakes.push({ line, reason: price.error })
      continue
    }
    const key = `${price.value.day} ${price.value.code}`
    const earlier = lineOf.get(key)
    if (earlier !== undefined) mistakes.push({ line, reason: `bu gün ve kod ${earlier}. satırda da var` })
    lineOf.set(key, line)
    prices.push({ ...price.value, line })
  }
  mistakes.push(...yenPerOne(prices))
  if (mistakes.length > 0) return fail(mistakes.toSorted((one, other) => one.line - other.line))
  return prices.length === 0 ? fail([{ line: head.line + 1, reason: 'dosyada hiç kayıt yok' }]) : ok(prices)
}

/** Writes at least the instrument's own number of decimals, for example "47,2330" and "10095". */
export function withComma(code: InstrumentId, rate: Rate): string {
  return writeRate(rate, INSTRUMENTS[code].decimals.rate).replace('.', ',')
}

/** Drops empty cells after the first `least`, because spreadsheets add them at the end of a row. */
function upToLast(cells: readonly string[], least = 0): readonly string[] {
  return cells.slice(0, Math.max(least, cells.findLastIndex((cell) => cell !== '') + 1))
}

function readHead(names: readonly string[]): Result<readonly Column[], string> {
  const columns: Column[] = []
  for (const name of names) {
    const column = COLUMN_NAMES[plain(name)]
    if (column === undefined) return fail(`bilinmeyen sütun: "${name}" (ilk satır ${COLUMNS.join(';')} olmalı)`)
    if (columns.includes(column)) return fail(`"${name}" sütunu iki kez var`)
    columns.push(column)
  }
  const missing = COLUMNS.filter((column) => !columns.includes(column))
  return missing.length === 0 ? ok(columns) : fail(`eksik sütun: ${missing.join(', ')}`)
}

function plain(name: string): string {
  return name.toLocaleLowerCase('tr').replaceAll('ı', 'i').replaceAll('ş', 's').replaceAll('ö', 'o')
}

function readPrice(cells: readonly string[], columns: readonly Column[], today: Day): Result<PastPrice, string> {
  if (cells.length !== columns.length) {
    return fail(`${columns.length} sütun olmalı, ${cells.length} var (ondalık virgül varsa sütunları ; ile ayırın)`)
  }
  const cell = (column: Column): string => cells[columns.indexOf(column)] ?? ''
  const day = readDay(cell('date').replace(TIME_OF_DAY, ''))
  if (day === undefined) return fail(`tarih 2026-08-03 ya da 03.08.2026 biçiminde olmalı: "${cell('date')}"`)
  if (day > today) return fail(`gelecekteki bir tarih: ${cell('date')}`)
  if (day < NEW_LIRA) return fail(`2005 öncesi kurlar eski liradır, alınmaz: ${cell('date')}`)
  const code = readCode(cell('code'))
  if (code === undefined)
    return fail(`kod şunlardan biri olmalı: ${INSTRUMENT_IDS.map(writtenName).join(', ')}; "${cell('code')}" değil`)
  const bounds = pastBounds(INSTRUMENTS[code])
  const [buy, sell] = [parsePrice(cell('buy'), bounds), parsePrice(cell('sell'), bounds)]
  if (!buy.ok) return fail(unreadable('alış', cell('buy'), buy.error))
  if (!sell.ok) return fail(unreadable('satış', cell('sell'), sell.error))
  if (sell.value < buy.value) return fail(`satış fiyatı alıştan küçük: ${cell('buy')} / ${cell('sell')}`)
  return ok({ day, code, buy: buy.value, sell: sell.value })
}

function unreadable(side: string, cell: string, error: RateError): string {
  return error === 'out-of-range' ? `${side} fiyatı bu kadar olamaz: "${cell}"` : `${side} fiyatı okunamadı: "${cell}"`
}

/**
 * Accepts the office's codes and the provider's, which older exports contain: "usd", "ceyrek-yeni", "USDTRY",
 * "TEK_YENI".
 */
export function readCode(text: string): InstrumentId | undefined {
  return instrumentOf(text.toUpperCase())?.id ?? readInstrument(text)
}

/** Some spreadsheets append a time to a date. */
const TIME_OF_DAY = /[ T]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/

/** Finds yen prices for one yen instead of 100 by comparing them with the dollar of the same day. */
function yenPerOne(prices: readonly ReadPrice[]): LineMistake[] {
  const dollars = new Map(prices.filter(({ code }) => code === 'USD').map(({ day, sell }) => [day, sell]))
  return prices
    .filter(({ code, day, sell }) => code === 'JPY' && sell * YEN_AT_LEAST < (dollars.get(day) ?? 0))
    .map(({ line }) => ({ line, reason: 'yen kuru 100 yen içindir; bu 1 yenin fiyatına benziyor' }))
}
