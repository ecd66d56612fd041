import { byKey } from '../by-key.ts'
import { AUD } from './aud.ts'
import { CAD } from './cad.ts'
import { CHF } from './chf.ts'
import type { CurrencyRecord } from './currency-record.ts'
import { EUR } from './eur.ts'
import { GBP } from './gbp.ts'
import { JPY } from './jpy.ts'
import { SAR } from './sar.ts'
import { USD } from './usd.ts'

/** The currencies of the board, in display order. Only the columns beside this file may be imported by pages. */
export const CURRENCY_LIST = { USD, EUR, GBP, CHF, CAD, AUD, JPY, SAR }

export type CurrencyCode = keyof typeof CURRENCY_LIST

/**
 * Returns one column of all records. A file `…-column.ts` has nothing else: the build replaces it by its values, so that
 * a bundle carries only the columns that it uses.
 */
export function columnOf<Value>(read: (record: CurrencyRecord) => Value): Readonly<Record<CurrencyCode, Value>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the record, in its order
  const codes = Object.keys(CURRENCY_LIST) as readonly CurrencyCode[]
  return byKey(codes, (code) => read(CURRENCY_LIST[code]))
}
