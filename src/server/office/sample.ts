import type { Path } from './yaml-source.ts'

/** A value that came with the sample file and that no office has. */
interface SampleValue {
  readonly path: Path
  readonly value: string
}

/** Bank and postal codes. */
const EMPTY_CODE = /^0{5}$/
const CODE_FIELDS: ReadonlySet<string | number> = new Set(['kod', 'posta_kodu'])
const EMPTY_PHONE = /(?:0[\s()-]*){7}|0{6}\d?$/
const PHONE_FIELDS: ReadonlySet<string | number> = new Set(['telefon', 'faks', 'numara'])

/** The sample values that are still in a file that says it is no sample any more. */
export function sampleValuesIn(value: unknown, path: Path = []): SampleValue[] {
  if (typeof value === 'string') return isSample(value, path.at(-1) ?? '') ? [{ path, value }] : []
  if (typeof value !== 'object' || value === null) return []
  const entries: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return entries.flatMap(([key, inner]) => sampleValuesIn(inner, [...path, key]))
}

function isSample(value: string, field: string | number): boolean {
  if (/örnek|\.example\b/.test(value.toLocaleLowerCase('tr-TR'))) return true
  return (CODE_FIELDS.has(field) && EMPTY_CODE.test(value)) || (PHONE_FIELDS.has(field) && EMPTY_PHONE.test(value))
}
