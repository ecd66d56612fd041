import { ACCOUNT_CURRENCIES } from '#contract/office-facts.ts'
import type { Path } from './yaml-source.ts'

/** A value that came with the sample file and that no office has. */
interface SampleValue {
  readonly path: Path
  readonly value: string
}

/** What the sample holds in fields that can't say “örnek”. */
const EMPTY: readonly { readonly fields: ReadonlySet<string | number>; readonly value: RegExp }[] = [
  { fields: new Set(['kod', 'posta_kodu']), value: /^0{5}$/ },
  { fields: new Set(['telefon', 'faks', 'numara']), value: /(?:0\D*){6}\d?$/ },
  // IBANs of the bank 00000, and account numbers.
  { fields: new Set(ACCOUNT_CURRENCIES), value: /^TR\d\d\s*0000\s*0|^0000 0000 0\d0\d$/ },
  // A square in Eminönü.
  { fields: new Set(['enlem', 'boylam']), value: /^(?:41,0166|28,9704)$/ },
]

/** The sample values that are still in a file that says it is no sample any more. */
export function sampleValuesIn(value: unknown, path: Path = []): SampleValue[] {
  if (typeof value === 'string') return isSample(value, path.at(-1) ?? '') ? [{ path, value }] : []
  if (typeof value !== 'object' || value === null) return []
  const entries: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return entries.flatMap(([key, inner]) => sampleValuesIn(inner, [...path, key]))
}

function isSample(value: string, field: string | number): boolean {
  if (/örnek|\.example\b/.test(value.toLocaleLowerCase('tr-TR'))) return true
  return EMPTY.some((empty) => empty.fields.has(field) && empty.value.test(value))
}
