import { CsvError, parse } from 'csv-parse/sync'
import { fail, ok, type Result } from '#domain/result.ts'

/** Line numbers begin at 1. */
export interface LineMistake {
  readonly line: number
  readonly reason: string
}

const LINE_END = /\r\n|\n|\r/g

/** Reads the rows that are not empty. The separator (semicolon, tab or comma) is taken from the first line. */
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
