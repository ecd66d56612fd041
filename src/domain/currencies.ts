import { byCurrency, CURRENCY_CODES, type CurrencyCode } from './currency.ts'
import type { Instrument } from './instrument.ts'

/** The records of the currencies; apart from those of the metals, since their pages need no others. */
export const CURRENCIES: Readonly<Record<CurrencyCode, Instrument>> = byCurrency((id) => ({
  id,
  wireName: `${id}TRY`,
  unit: id === 'JPY' ? 100 : 1,
  unitKind: 'currency',
  pricedIn: 'TRY',
  decimals: { rate: 4, change: 2 },
  guards: {},
  lowest: null,
  highest: null,
  group: null,
  gold: null,
}))

export const CURRENCY_BOARD: readonly Instrument[] = CURRENCY_CODES.map((code) => CURRENCIES[code])
