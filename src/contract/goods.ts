import type { DecimalSign } from '#domain/amount.ts'
import { CURRENCIES } from '#domain/currencies.ts'
import { type CurrencyCode, isCurrencyCode } from '#domain/currency.ts'
import type { Deal } from '#domain/deal.ts'
import type { Instrument, InstrumentId } from '#domain/instrument.ts'
import { PAGES } from './paths.ts'
import { type QueryParams, SUM_FIELDS } from './question-names.ts'
import type { SumFigures } from './sum-figures.ts'

/** The instruments of one calculator: their names in addresses and in the form, and its other fields. */
export interface Goods<Code extends InstrumentId> {
  readonly path: string
  /** The fragment of the page section with the result. */
  readonly anchor: '' | `#${string}`
  /**
   * The maximum number of kinds in one sum. A single kind has its amount in a separate parameter; several are in a
   * list.
   */
  readonly maxRows: number
  /** The instrument if the address names none; null means that the form begins empty. */
  readonly usual: Code | null
  /** The fields besides deal, rows and moment. The address omits all other fields. */
  readonly asks: readonly string[]
  /** Reads the fields of lira, weight and fineness. */
  readonly figures: (lira: string | null, grams: string | null, fineness: string | null) => SumFigures
  readonly instrumentOf: (code: Code) => Instrument
  /** The names in addresses and in the form. */
  readonly nameOf: (code: Code) => string
  readonly codeOf: (name: string) => Code | null
  /** Finds an instrument and the figure before it in typed text: "3 adet çeyrek". */
  readonly find: (text: string, deal: Deal) => { readonly code: Code; readonly figure: string } | null
  /** The decimal sign that people type. */
  readonly decimal: DecimalSign
  /** Units that people type after a figure. */
  readonly units: RegExp | null
}

export const CURRENCY_GOODS: Goods<CurrencyCode> = {
  path: PAGES.calculator.path,
  anchor: '',
  maxRows: 1,
  usual: 'USD',
  asks: [SUM_FIELDS.against, SUM_FIELDS.visitor],
  figures: () => ({ lira: null, grams: null, fineness: null }),
  instrumentOf: (code) => CURRENCIES[code],
  nameOf: (code) => code,
  codeOf(name) {
    const code = name.toUpperCase()
    return isCurrencyCode(code) ? code : null
  },
  find: () => null,
  decimal: ',',
  units: null,
}

/** Returns only the parameters that a page reads; `get` returns null for all others. */
export function askedFields(params: QueryParams, { asks }: Pick<Goods<InstrumentId>, 'asks'>): QueryParams {
  return { get: (name) => (asks.includes(name) ? params.get(name) : null) }
}
