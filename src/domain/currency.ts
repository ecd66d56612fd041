import { byKey } from './by-key.ts'

interface CurrencyRecord {
  /** The number of units that a price is for on every screen. Providers send each price per 1. */
  readonly unit: 1 | 100
  readonly decimals: { readonly rate: number; readonly change: number }
  /** Guards in basis points that replace the office's guards. */
  readonly guards: { readonly spreadLimit?: number; readonly jumpLimit?: number }
  /**
   * The demo price. `mid` is lira per unit in the central bank's bulletin of 2026-08-21. `spread` (a share of `mid`)
   * and `step` (micro-lira of the smallest move, at most 0.03 % of `mid`) are from a provider's frame of 2026-08-03.
   * `cross` is the share of the moves against the dollar.
   */
  readonly demo: { readonly mid: number; readonly spread: number; readonly step: number; readonly cross: number }
}

const USUAL = { unit: 1, decimals: { rate: 4, change: 2 }, guards: {} } as const

/** The currencies of the board, in display order. Their words are in src/web/copy/currency-words.ts. */
export const CURRENCY_RECORDS = {
  USD: { ...USUAL, demo: { mid: 47.923, spread: 0.0052, step: 1000, cross: 0 } },
  EUR: { ...USUAL, demo: { mid: 56.066, spread: 0.0089, step: 1000, cross: 0.8 } },
  GBP: { ...USUAL, demo: { mid: 65.428, spread: 0.0096, step: 1000, cross: 0.8 } },
  CHF: { ...USUAL, demo: { mid: 59.938, spread: 0.0179, step: 1000, cross: 0.9 } },
  CAD: { ...USUAL, demo: { mid: 34.855, spread: 0.0129, step: 1000, cross: 0.6 } },
  AUD: { ...USUAL, demo: { mid: 34.296, spread: 0.0214, step: 1000, cross: 1 } },
  JPY: { ...USUAL, unit: 100, demo: { mid: 30.196, spread: 0.0196, step: 10_000, cross: 1 } },
  SAR: { ...USUAL, demo: { mid: 12.764, spread: 0.0303, step: 1000, cross: 0.01 } },
} as const satisfies Readonly<Record<string, CurrencyRecord>>

export type CurrencyCode = keyof typeof CURRENCY_RECORDS

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the record, in its order
export const CURRENCY_CODES = Object.keys(CURRENCY_RECORDS) as readonly CurrencyCode[]

const KNOWN: ReadonlySet<string> = new Set(CURRENCY_CODES)

export function isCurrencyCode(text: string): text is CurrencyCode {
  return KNOWN.has(text)
}

export function byCurrency<Value>(valueOf: (code: CurrencyCode) => Value): Record<CurrencyCode, Value> {
  return byKey(CURRENCY_CODES, valueOf)
}
