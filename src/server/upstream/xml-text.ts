import { XMLParser } from 'fast-xml-parser'
import { type Fields, isFields } from '#contract/json.ts'

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  // Digits stay text: a float would already have lost what an exact rate needs.
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  isArray: (name) => name === 'Currency' || name === 'kur',
})

/** Undefined: nothing that nests. */
export function parseXml(text: string): Fields | undefined {
  try {
    const document: unknown = parser.parse(text)
    return isFields(document) ? document : undefined
  } catch {
    return undefined
  }
}

/** In the encoding that it declares; the declaration itself is ASCII in every one that the bank has used. Undefined: an unknown one. */
export function decodeXml(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  const declared = /^[^<]*<\?xml[^>]*\bencoding=["']([\w-]+)["']/.exec(head)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(declared).decode(bytes)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

export function isHtml(text: string): boolean {
  return /^\s*<(?:!doctype\s+html|html)\b/i.test(text)
}
