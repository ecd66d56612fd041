import { amountOf } from './amount.ts'
import { liraFor, type Money, unitPriceOf } from './conversion.ts'
import { CURRENCIES } from './currencies.ts'
import type { CurrencyCode } from './currency.ts'
import { type Exchange, type Outcome, type Priced, sideOf } from './exchange.ts'

/** What an outcome comes to in lira; null: nothing is known of it. */
export function liraOf(outcome: Outcome | null): Money | null {
  switch (outcome?.kind) {
    case 'lira':
      return outcome.sum
    case 'cross':
      return outcome.lira
    case 'halted':
    case 'unquoted':
    case 'no-buy':
    case undefined:
      return null
  }
}

/** Above the sum in whole lira from which the law asks who somebody is; exactly that much is not. */
export function isAbove(lira: Money, limit: number): boolean {
  return lira > hundredths(limit)
}

/**
 * Whether an exchange stays below a minimum in whole euro. One in euro is compared as it is; any other by what the minimum comes to in
 * lira at the office's own side. Null: there is no price to compare by. `outcome` is null where none of now is known.
 */
export function isBelowEuro(
  minimum: number,
  exchange: Exchange,
  outcome: Outcome | null,
  priceOf: (code: CurrencyCode) => Priced,
): boolean | null {
  if (exchange.code === 'EUR') return BigInt(exchange.amount) < hundredths(minimum)
  if (outcome?.kind === 'cross' && outcome.against === 'EUR') return outcome.sum < hundredths(minimum)
  const lira = liraOf(outcome)
  const { quote, halted } = priceOf('EUR')
  const rate = quote?.[sideOf(exchange.deal)] ?? null
  if (lira === null || halted || rate === null) return null
  return lira < liraFor(amountOf(String(minimum)), unitPriceOf(CURRENCIES.EUR, rate))
}

function hundredths(units: number): bigint {
  return BigInt(units) * 100n
}
