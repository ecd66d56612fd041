import { oneLine } from '../contact/index.ts'
import { OFFICE_COMMAND } from '../runtime/index.ts'

/** Words for a terminal: times, and text of strangers without what could move the cursor or rename the window. */

const moment = new Intl.DateTimeFormat('tr-TR', {
  timeZone: 'Europe/Istanbul',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

export function timeText(instant: number): string {
  return moment.format(instant)
}

/** Several lines, as written. */
export function linesText(text: string): string[] {
  return text.split(/\r\n?|\n/).map((line) => line.replaceAll(/[\p{Cc}\p{Cf}]/gu, ' '))
}

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

/** Seconds as people say them. */
export function ageText(seconds: number): string {
  if (seconds < 120) return `${seconds} sn`
  if (seconds < 7200) return `${Math.round(seconds / 60)} dk`
  return seconds < 172_800 ? `${Math.round(seconds / 3600)} sa` : `${Math.round(seconds / 86_400)} gün`
}

export function countText(number: number): string {
  return number.toLocaleString('tr-TR')
}

/** A command that the site names, as it is typed where this one was. */
export function commandText(command: string): string {
  return oneLine(command).replace(/^angun-office\b/, OFFICE_COMMAND)
}
