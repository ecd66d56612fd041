import { stringify } from 'csv-stringify/sync'

/**
 * Rows as a Turkish Excel opens them by double click: byte order mark, semicolons, CRLF. No cell begins like a formula, whichever character
 * the program that opens the file takes for the separator.
 */
export function excelCsv(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((row) => row.map(harmless)),
    { bom: true, delimiter: ';', record_delimiter: '\r\n' },
  )
}

/** What begins a formula, also in the wide letters of East Asia, wherever a separator, a line or a quote might make it the first of a cell. */
const FORMULA = /(?<=^|[;,|\n"]) *(?=[=+\-@＝＋－＠])/g

/** Spreadsheets pass over tabs and returns before a formula, so neither stays. An apostrophe makes text of what follows it. */
function harmless(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ').replaceAll(FORMULA, "$&'")
}
