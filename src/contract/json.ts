/** An object from outside: any field, of any type, until it is read. */
export type Fields = Readonly<Record<string, unknown>>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The fields of an object; of anything else, none. */
export function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {}
}

/** The value if it is text, else nothing. String() throws on an object whose own toString is no function. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

const MAX_EXCERPT_LENGTH = 200

/**
 * A text from outside as it may be stored, logged or written into an address: its first 200 characters. Joined anew,
 * since a slice would keep the whole text, perhaps a megabyte, in memory. Half a surrogate pair, which no address can
 * hold, is replaced: not every browser of the floor has `toWellFormed`.
 */
export function excerptOf(text: string): string {
  return Array.from(text.slice(0, MAX_EXCERPT_LENGTH), (each) => each.replace(/\p{Cs}/u, '\uFFFD')).join('')
}
