import { XMLParser } from 'fast-xml-parser'
import { type Fields, isFields } from '#contract/json.ts'
import { SECOND } from '#domain/calendar.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { BulletinMistake } from './source-failure.ts'

/** The limits of a document. A bulletin has 9 KB, an hourly document 6 KB. */
export const XML_LIMITS = { timeout: 15 * SECOND, limit: 64 * 1024 }

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  // Digits stay text, because a float would lose the exact rate.
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  isArray: (name) => name === 'Currency' || name === 'kur',
})

export function parseRoot(bytes: Uint8Array, name: string): Result<Fields, BulletinMistake> {
  const text = decodeXml(bytes)
  if (text === undefined) return fail('unknown-encoding')
  if (/^\s*<(?:!doctype\s+html|html)\b/i.test(text)) return fail('html')
  const document = parseXml(text)
  if (document === undefined) return fail('broken-xml')
  const root = document[name]
  if (!isFields(root)) return fail('other-document')
  // The parser accepts a truncated document, so the end tag is checked.
  return text.trimEnd().endsWith(`</${name}>`) ? ok(root) : fail('broken-xml')
}

function parseXml(text: string): Fields | undefined {
  try {
    const document: unknown = parser.parse(text)
    return isFields(document) ? document : undefined
  } catch {
    return undefined
  }
}

/**
 * Decodes by the declared encoding, which is ASCII in all encodings of the bank. Returns undefined if it is unknown.
 */
function decodeXml(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  const declared = /^[^<]*<\?xml[^>]*\bencoding=["']([\w-]+)["']/.exec(head)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(declared).decode(bytes)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
