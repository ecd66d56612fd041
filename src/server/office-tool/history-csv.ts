import { CsvError, parse } from 'csv-parse/sync'
import { type Day, parseDay } from '#domain/calendar.ts'
import { CURRENCY_CODES, type CurrencyCode, currencyOf } from '#domain/currency.ts'
import { parseRate, type Rate, writeRate } from '#domain/rate.ts'
import { fail, ok, type Result } from '#domain/result.ts'

/** What an office charged at the end of a day, per quoting unit: yen per 100. */
export interface PastPrice {
  readonly day: Day
  readonly code: CurrencyCode
  readonly buy: Rate
  readonly sell: Rate
}

/** Lines are counted from 1, as editors and spreadsheets do. */
export interface LineMistake {
  readonly line: number
  readonly reason: string
}

type Column = 'date' | 'code' | 'buy' | 'sell'

const COLUMNS: readonly Column[] = ['date', 'code', 'buy', 'sell']

/** Their names without Turkish letters, as `plain` leaves them. */
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

/** Prices before it are in old lira, a million times as many. */
const NEW_LIRA = '2005-01-01'

/** 100 yen have cost between 0.6 and 1.4 dollars since then; below a twentieth somebody wrote the price of one. */
const YEN_AT_LEAST = 20

type Read = Result<PastPrice, string>

/**
 * Reads an office's own past: columns date, code, buy and sell in any order, separated by semicolons, commas or tabs; days as
 * 2026-08-03 or 3.8.2026, with a time of day or without; rates with a decimal point or comma. Every mistake of the file is told, none
 * of it is taken then.
 */
export function readHistoryCsv(text: string, today: Day): Result<readonly PastPrice[], readonly LineMistake[]> {
  const rows = readRows(text)
  if (!rows.ok) return fail([rows.error])
  const [head = { line: 1, cells: [] }, ...body] = rows.value
  const columns = readHead(upToLast(head.cells))
  if (!columns.ok) return fail([{ line: head.line, reason: columns.error }])

  const prices: PastPrice[] = []
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
    if (earlier !== undefined) mistakes.push({ line, reason: `bu gün ve döviz ${earlier}. satırda da var` })
    lineOf.set(key, line)
    prices.push(price.value)
  }
  mistakes.push(...yenPerOne(prices, lineOf))
  if (mistakes.length > 0) return fail(mistakes.toSorted((one, other) => one.line - other.line))
  return prices.length === 0 ? fail([{ line: head.line + 1, reason: 'dosyada hiç kayıt yok' }]) : ok(prices)
}

interface Row {
  /** Where it begins. */
  readonly line: number
  readonly cells: readonly string[]
}

const LINE_END = /\r\n|\n|\r/g

/** The rows that hold anything. */
function readRows(text: string): Result<readonly Row[], LineMistake> {
  const [head = ''] = text.trim().split(LINE_END, 1)
  const rows: Row[] = []
  try {
    parse(text, {
      bom: true,
      delimiter: [';', '\t', ','].find((candidate) => head.includes(candidate)) ?? ';',
      record_delimiter: ['\r\n', '\n', '\r'],
      trim: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_records_with_empty_values: true,
      on_record(cells: readonly string[], { lines }) {
        const inside = cells.reduce((ends, cell) => ends + [...cell.matchAll(LINE_END)].length, 0)
        rows.push({ line: lines - inside, cells: cells.map((cell) => cell.trim()) })
        return null
      },
    })
    return ok(rows)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return fail({ line: Number(error['lines']), reason: 'tırnak işaretleri birbirini tutmuyor' })
  }
}

/** As it can be read again: one row a day and currency, oldest first, below the names of the columns. */
export function historyRows(prices: readonly PastPrice[]): (readonly string[])[] {
  const sorted = prices.toSorted((one, other) =>
    one.day === other.day
      ? CURRENCY_CODES.indexOf(one.code) - CURRENCY_CODES.indexOf(other.code)
      : one.day < other.day
        ? -1
        : 1,
  )
  const rows = sorted.map(({ day, code, buy, sell }) => [day, code, withComma(buy), withComma(sell)])
  return [COLUMNS, ...rows]
}

function withComma(rate: Rate): string {
  return writeRate(rate).replace('.', ',')
}

/** Spreadsheets leave empty cells at the end of a row: those beyond the first `least` don't count. */
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

function readPrice(cells: readonly string[], columns: readonly Column[], today: Day): Read {
  if (cells.length !== columns.length) {
    return fail(`${columns.length} sütun olmalı, ${cells.length} var (ondalık virgül varsa sütunları ; ile ayırın)`)
  }
  const cell = (column: Column): string => cells[columns.indexOf(column)] ?? ''
  const day = readDay(cell('date'))
  if (day === undefined) return fail(`tarih 2026-08-03 ya da 03.08.2026 biçiminde olmalı: "${cell('date')}"`)
  if (day > today) return fail(`gelecekteki bir tarih: ${cell('date')}`)
  if (day < NEW_LIRA) return fail(`2005 öncesi kurlar eski liradır, alınmaz: ${cell('date')}`)
  const code = currencyOf(cell('code').toUpperCase())
  if (code === undefined) return fail(`döviz kodu ${CURRENCY_CODES.join(', ')} olmalı: "${cell('code')}"`)
  const [buy, sell] = [parseRate(cell('buy')), parseRate(cell('sell'))]
  if (!buy.ok) return fail(`alış kuru okunamadı: "${cell('buy')}"`)
  if (!sell.ok) return fail(`satış kuru okunamadı: "${cell('sell')}"`)
  if (sell.value < buy.value) return fail(`satış kuru alıştan küçük: ${cell('buy')} / ${cell('sell')}`)
  return ok({ day, code, buy: buy.value, sell: sell.value })
}

/** A spreadsheet may show a day with a time, of which nobody has spoken. */
const TIME_OF_DAY = /[ T]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/

function readDay(cell: string): Day | undefined {
  const text = cell.replace(TIME_OF_DAY, '')
  const [, date = '', month = '', year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? []
  const day = parseDay(year === '' ? text : `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`)
  return day.ok ? day.value : undefined
}

/** A yen price for one yen looks like any other number; only the dollar of the same day gives it away. */
function yenPerOne(prices: readonly PastPrice[], lineOf: ReadonlyMap<string, number>): LineMistake[] {
  const dollars = new Map(prices.filter(({ code }) => code === 'USD').map(({ day, sell }) => [day, sell]))
  return prices
    .filter(({ code, day, sell }) => code === 'JPY' && sell * YEN_AT_LEAST < (dollars.get(day) ?? 0))
    .map(({ day }) => ({
      line: lineOf.get(`${day} JPY`) ?? 0,
      reason: 'yen kuru 100 yen içindir; bu 1 yenin fiyatına benziyor',
    }))
}
