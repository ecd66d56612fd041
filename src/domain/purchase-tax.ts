import { kurusOf, type Money, shareOf } from './conversion.ts'

/** The tax on a currency that a visitor buys: it is in the office's prices, or added at a rate in basis points. */
export type PurchaseTax = 'included' | { readonly added: number }

/** The tax in a sum: it is in the price, or this amount of lira is added. */
export type TaxInSum = 'included' | Money

const WHOLE = 10_000

/** Returns the tax on a price. An added tax is rounded half away from zero to kuruş. */
export function taxOn(price: Money, tax: PurchaseTax): TaxInSum {
  return tax === 'included' ? tax : shareOf(price, tax.added, WHOLE)
}

/** Returns the tax in an amount of lira that pays both a price and the tax on it. */
export function taxWithin(total: Money, tax: PurchaseTax): TaxInSum {
  return tax === 'included' ? tax : shareOf(total, tax.added, WHOLE + tax.added)
}

/** Returns what a tax adds to a price. */
export function addedBy(tax: TaxInSum | null): Money {
  return typeof tax === 'bigint' ? tax : kurusOf(0n)
}
