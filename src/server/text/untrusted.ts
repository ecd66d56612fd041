/** These functions escape foreign text for the place where it is shown. */

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text and attribute values of HTML, XML and SVG. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}

/** Normalizes line breaks to \n and removes other control characters. */
export function plainText(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n\t]/gu, '')
}

/** Splits into lines without the characters that control a terminal. */
export function terminalLines(text: string): string[] {
  return text.split(/\r\n?|\n/).map((line) => line.replaceAll(/[\p{Cc}\p{Cf}]/gu, ' '))
}

/**
 * Writes a CSV that a Turkish Excel opens by double click: byte order mark, semicolons, CRLF. No cell begins a
 * formula. The library is imported at the first use, so that a start does not load it.
 */
export async function excelCsv(rows: readonly (readonly string[])[]): Promise<string> {
  const { stringify } = await import('csv-stringify/sync')
  const cells = rows.map((row) => row.map(harmless))
  // The library quotes a cell because of the whole CRLF only, but readers also end a row at a single line break.
  return stringify(cells, { bom: true, delimiter: ';', record_delimiter: '\r\n', quoted_match: '\n' })
}

/**
 * Matches the beginning of a formula, also in full-width characters, after anything that a reader may take as the
 * beginning of a cell.
 */
const FORMULA = /(?<=^|[;,|\n"]) *(?=[=+\-@＝＋－＠])/g

/** Removes tabs and returns, because spreadsheets skip them before a formula. An apostrophe makes the rest a text. */
function harmless(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ').replaceAll(FORMULA, "$&'")
}
