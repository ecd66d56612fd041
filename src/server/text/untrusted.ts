/** Text that strangers wrote, made harmless for where it is shown. */

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** For text and attribute values of HTML, XML and SVG. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}

/** A line break in a mail header would start another; control and direction characters could disguise an address. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}

/** Line breaks stay, as \n; other control characters go. */
export function plainText(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n\t]/gu, '')
}

/** Each line on its own, without what could move a terminal's cursor or rename its window. */
export function terminalLines(text: string): string[] {
  return text.split(/\r\n?|\n/).map((line) => line.replaceAll(/[\p{Cc}\p{Cf}]/gu, ' '))
}

/**
 * Rows as a Turkish Excel opens them by double click: byte order mark, semicolons, CRLF. No cell begins a formula. The
 * library is loaded by whoever writes a table: a start does not wait for it.
 */
export async function excelCsv(rows: readonly (readonly string[])[]): Promise<string> {
  const { stringify } = await import('csv-stringify/sync')
  const cells = rows.map((row) => row.map(harmless))
  return stringify(cells, { bom: true, delimiter: ';', record_delimiter: '\r\n' })
}

/** Begins a formula, also in wide letters, where any separator, a line or a quote might make it the first of a cell. */
const FORMULA = /(?<=^|[;,|\n"]) *(?=[=+\-@＝＋－＠])/g

/** Spreadsheets skip tabs and returns before a formula, so neither stays. An apostrophe makes text of what follows. */
function harmless(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ').replaceAll(FORMULA, "$&'")
}
