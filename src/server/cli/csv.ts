import { CsvError, parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { fail, ok, type Result } from '#domain/result.ts'

/** Lines are counted from 1, as editors and spreadsheets do. */
export interface LineMistake {
  readonly line: number
  readonly reason: string
}

interface Row {
  /** Where it begins. */
  readonly line: number
  readonly cells: readonly string[]
}

const LINE_END = /\r\n|\n|\r/g

/** The rows that hold anything. Semicolons, tabs or commas separate cells, whichever of them the first line holds. */
export function readRows(text: string): Result<readonly Row[], LineMistake> {
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

/** Spreadsheets leave empty cells at the end of a row: those beyond the first `least` don't count. */
export function upToLast(cells: readonly string[], least = 0): readonly string[] {
  return cells.slice(0, Math.max(least, cells.findLastIndex((cell) => cell !== '') + 1))
}

/**
 * Rows as a Turkish Excel opens them by double click: byte order mark, semicolons, CRLF. No cell begins like a formula,
 * whichever character the program that opens the file takes for the separator.
 */
export function excelCsv(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((row) => row.map(harmless)),
    { bom: true, delimiter: ';', record_delimiter: '\r\n' },
  )
}

/**
 * What begins a formula, also in the wide letters of East Asia, wherever a separator, a line or a quote might make it
 * the first of a cell.
 */
const FORMULA = /(?<=^|[;,|\n"]) *(?=[=+\-@＝＋－＠])/g

/** Spreadsheets skip tabs and returns before a formula, so neither stays. An apostrophe makes text of what follows. */
function harmless(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ').replaceAll(FORMULA, "$&'")
}
