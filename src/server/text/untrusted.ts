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
