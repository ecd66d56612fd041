import { type Amount, amountOf } from './amount.ts'
import { crossOf, differenceOf, liraFor, type Money, type UnitPrice, unitPriceOf, unitsFor } from './conversion.ts'
import { CURRENCIES } from './currencies.ts'
import type { CurrencyCode } from './currency.ts'
import { type Deal, otherSide, type Side, SIDE_OF } from './deal.ts'
import { isTwoSided, type Quote } from './quote.ts'
import type { Rate } from './rate.ts'

/** So much of a currency against lira (null) or against another currency. */
export interface Exchange {
  readonly deal: Deal
  readonly code: CurrencyCode
  readonly amount: Amount
  readonly against: CurrencyCode | null
}

export interface Priced {
  readonly quote: Quote | null
  readonly halted: boolean
}

/** One side of one quote: what a sum, or a step of it, goes by. */
export interface Leg extends UnitPrice {
  readonly code: CurrencyCode
  readonly side: Side
  readonly quotedAt: number
}

/** Why there is no sum, and for which currency: it is halted, has no price, or only a sell rate. */
export interface NoOutcome {
  readonly kind: 'halted' | 'unquoted' | 'no-buy'
  readonly code: CurrencyCode
  /** The office's side that it would go by. */
  readonly side: Side
}

export interface LiraOutcome {
  readonly kind: 'lira'
  readonly leg: Leg
  /** What the visitor gets, or pays. */
  readonly sum: Money
  /** What it would cost to turn the exchange back at once; null: the quote has no other side. */
  readonly spread: Money | null
}

/** Over both sides: by the first leg to lira, by the second from there. */
export interface CrossOutcome {
  readonly kind: 'cross'
  readonly legs: readonly [Leg, Leg]
  readonly lira: Money
  /** In the currency against which it goes. */
  readonly sum: Money
  readonly against: CurrencyCode
  /** What a quoting unit comes to in that currency, in millionths; what the visitor gets for it, or pays. */
  readonly cross: Money
}

export type SumOutcome = LiraOutcome | CrossOutcome

export type Outcome = NoOutcome | SumOutcome

export function currenciesOf({ code, against }: Exchange): CurrencyCode[] {
  return against === null ? [code] : [code, against]
}

export function outcomeOf(exchange: Exchange, priceOf: (code: CurrencyCode) => Priced): Outcome {
  const { deal, code, amount, against } = exchange
  const side = SIDE_OF[deal]
  const first = legOf(code, side, priceOf(code))
  if ('kind' in first) return first
  const lira = liraFor(amount, first)
  if (against === null) return { kind: 'lira', leg: first, sum: lira, spread: spreadOf(code, amount, priceOf(code)) }
  const second = legOf(against, otherSide(side), priceOf(against))
  if ('kind' in second) return second
  const sum = unitsFor(lira, second, against)
  return { kind: 'cross', legs: [first, second], lira, sum, against, cross: crossOf(first, second) }
}

function legOf(code: CurrencyCode, side: Side, { quote, halted }: Priced): Leg | NoOutcome {
  if (halted) return { kind: 'halted', code, side }
  if (quote === null) return { kind: 'unquoted', code, side }
  const rate = quote[side]
  return rate === null
    ? { kind: 'no-buy', code, side }
    : { code, side, ...unitPriceOf(CURRENCIES[code], rate), quotedAt: quote.quotedAt }
}

/** The legs of a sum; none where there is no sum. */
export function legsOf(outcome: Outcome | null): readonly Leg[] {
  if (outcome === null || !('sum' in outcome)) return []
  return outcome.kind === 'lira' ? [outcome.leg] : outcome.legs
}

function spreadOf(code: CurrencyCode, amount: Amount, { quote }: Priced): Money | null {
  if (quote === null || !isTwoSided(quote)) return null
  const at = (rate: Rate): Money => liraFor(amount, unitPriceOf(CURRENCIES[code], rate))
  return differenceOf(at(quote.sell), at(quote.buy))
}

/** What an outcome comes to in lira; null: there is no sum. */
export function liraOf(outcome: Outcome | null): Money | null {
  if (outcome === null || !('sum' in outcome)) return null
  return outcome.kind === 'lira' ? outcome.sum : outcome.lira
}

/** Above the sum in whole lira from which the law asks who somebody is; exactly that much is not. */
export function isAbove(lira: Money, limit: number): boolean {
  return lira > hundredths(limit)
}

/**
 * Whether an exchange stays below a minimum in whole euro; other currencies by what the minimum comes to in lira at the
 * office's own side. Null: there is no price to compare by. `outcome` null: none of now is known.
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
  const rate = quote?.[SIDE_OF[exchange.deal]] ?? null
  if (lira === null || halted || rate === null) return null
  return lira < liraFor(amountOf(String(minimum)), unitPriceOf(CURRENCIES.EUR, rate))
}

function hundredths(units: number): bigint {
  return BigInt(units) * 100n
}
