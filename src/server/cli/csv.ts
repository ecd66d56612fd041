import { CsvError, parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { fail, ok, type Result } from '#domain/result.ts'

/** Lines are counted from 1. */
export interface LineMistake {
  readonly line: number
  readonly reason: string
}

const LINE_END = /\r\n|\n|\r/g

/** The rows that hold anything. Semicolons, tabs or commas separate cells, whichever of them the first line holds. */
export function readRows(text: string): Result<readonly { line: number; cells: readonly string[] }[], LineMistake> {
  const [head = ''] = text.trim().split(LINE_END, 1)
  const rows: { line: number; cells: string[] }[] = []
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

/** Rows as a Turkish Excel opens them by double click: byte order mark, semicolons, CRLF. No cell begins a formula. */
export function excelCsv(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map(harmless))
  return stringify(cells, { bom: true, delimiter: ';', record_delimiter: '\r\n' })
}

/** Begins a formula, also in wide letters, where any separator, a line or a quote might make it the first of a cell. */
const FORMULA = /(?<=^|[;,|\n"]) *(?=[=+\-@＝＋－＠])/g

/** Spreadsheets skip tabs and returns before a formula, so neither stays. An apostrophe makes text of what follows. */
function harmless(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ').replaceAll(FORMULA, "$&'")
}
