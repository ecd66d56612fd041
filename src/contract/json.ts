/** An object from outside: any field may have any type until it is parsed. */
export type Fields = Readonly<Record<string, unknown>>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns the fields of an object, or no fields for any other value. */
export function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {}
}

/** Returns the value if it is text. String() would throw on an object whose toString is not a function. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

const MAX_EXCERPT_LENGTH = 200

/**
 * Shortens a text from outside to 200 characters, for storage, logs and addresses. The characters are joined anew,
 * because a slice keeps the whole text in memory. Half a surrogate pair is replaced, because no address can hold it and
 * some supported browsers lack `toWellFormed`.
 */
export function excerptOf(text: string): string {
  return Array.from(text.slice(0, MAX_EXCERPT_LENGTH), (each) => each.replace(/\p{Cs}/u, '\uFFFD')).join('')
}
