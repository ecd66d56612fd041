/** Escaping for the HTML documents of the site and the panel. */

/** Returns a script element with JSON data. Every "<" is escaped, so that no text can end the element. */
export function dataBlock(type: string, data: object, id?: string): string {
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
  return `<script type="${type}"${id === undefined ? '' : ` id="${id}"`}>${json}</script>`
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
}
