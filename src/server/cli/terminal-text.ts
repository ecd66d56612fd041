import { OFFICE_COMMAND } from '../runtime/index.ts'
import { oneLine } from '../text/index.ts'

/** Columns as wide as their widest cell; the last one is left as it is. */
export function tableText(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  return rows.map((row) =>
    row
      .map((cell, column) => (column === row.length - 1 ? cell : cell.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  )
}

/** A command that the site names, as it is typed where this one was. */
export function commandText(command: string): string {
  return oneLine(command).replace(/^angun-office\b/, OFFICE_COMMAND)
}
