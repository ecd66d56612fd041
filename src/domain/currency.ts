/** The eight currencies of the board, in display order. */
export const CURRENCY_CODES = ['USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD', 'JPY', 'SAR'] as const

export type CurrencyCode = (typeof CURRENCY_CODES)[number]
export type PairCode = `${CurrencyCode}TRY`

/** How many units of the currency a quoted price is for. */
export type QuotingUnit = 1 | 100

/** Yen is quoted per 100 on every screen; providers send it per 1. The unit travels with the quote, so nobody multiplies twice. */
export const QUOTING_UNITS: Readonly<Record<CurrencyCode, QuotingUnit>> = {
  USD: 1,
  EUR: 1,
  GBP: 1,
  CHF: 1,
  CAD: 1,
  AUD: 1,
  JPY: 100,
  SAR: 1,
}

const KNOWN: ReadonlySet<string> = new Set(CURRENCY_CODES)

export function isCurrencyCode(text: string): text is CurrencyCode {
  return KNOWN.has(text)
}

export function pairOf(code: CurrencyCode): PairCode {
  return `${code}TRY`
}

/** "USDTRY" or "USD" (chart calls allow both) to the code; anything else, precious metals included, to undefined. */
export function currencyOf(text: string): CurrencyCode | undefined {
  const code = text.endsWith('TRY') ? text.slice(0, -3) : text
  return isCurrencyCode(code) ? code : undefined
}

/** A total table over the board's currencies. */
export function byCurrency<Value>(valueOf: (code: CurrencyCode) => Value): Record<CurrencyCode, Value> {
  return {
    USD: valueOf('USD'),
    EUR: valueOf('EUR'),
    GBP: valueOf('GBP'),
    CHF: valueOf('CHF'),
    CAD: valueOf('CAD'),
    AUD: valueOf('AUD'),
    JPY: valueOf('JPY'),
    SAR: valueOf('SAR'),
  }
}
