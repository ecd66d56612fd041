import { QUOTING } from './currency-records/quoting-column.ts'
import { byCurrency, CURRENCY_CODES, type CurrencyCode } from './currency.ts'
import type { Instrument } from './instrument.ts'

/** The currencies as instruments. The metals are in another file, because most pages do not need them. */
export const CURRENCIES: Readonly<Record<CurrencyCode, Instrument>> = byCurrency((id) => {
  const { unit, decimals, guards } = QUOTING[id]
  return {
    id,
    wireName: `${id}TRY`,
    unit,
    unitKind: 'currency',
    pricedIn: 'TRY',
    decimals,
    guards,
    lowest: null,
    highest: null,
    group: null,
    gold: null,
  }
})

export const CURRENCY_BOARD: readonly Instrument[] = CURRENCY_CODES.map((code) => CURRENCIES[code])
