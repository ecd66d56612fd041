import { byCurrency, CURRENCY_CODES, CURRENCY_RECORDS, type CurrencyCode } from './currency.ts'
import type { Instrument } from './instrument.ts'

/** The currencies as instruments; apart from the metals, because most pages need no metals. */
export const CURRENCIES: Readonly<Record<CurrencyCode, Instrument>> = byCurrency((id) => {
  const { unit, decimals, guards } = CURRENCY_RECORDS[id]
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
