/** The eight currencies of the board, in display order. */
export const CURRENCY_CODES = ['USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD', 'JPY', 'SAR'] as const

export type CurrencyCode = (typeof CURRENCY_CODES)[number]

const KNOWN: ReadonlySet<string> = new Set(CURRENCY_CODES)

export function isCurrencyCode(text: string): text is CurrencyCode {
  return KNOWN.has(text)
}

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
