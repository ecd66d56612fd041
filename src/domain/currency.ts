import { byKey } from './by-key.ts'
import type { CurrencyCode } from './currency-records/currency-list.ts'
import { QUOTING } from './currency-records/quoting-column.ts'

export type { CurrencyCode }

/** The currencies of the board, in display order. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the column, in its order
export const CURRENCY_CODES = Object.keys(QUOTING) as readonly CurrencyCode[]

const KNOWN: ReadonlySet<string> = new Set(CURRENCY_CODES)

export function isCurrencyCode(text: string): text is CurrencyCode {
  return KNOWN.has(text)
}

export function byCurrency<Value>(valueOf: (code: CurrencyCode) => Value): Record<CurrencyCode, Value> {
  return byKey(CURRENCY_CODES, valueOf)
}
