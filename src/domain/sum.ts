import type { Amount } from './amount.ts'
import type { LessGroup } from './banknote-classes.ts'
import { type NotesPart, partsOf } from './banknote-sum.ts'
import type { BanknoteRules } from './banknotes.ts'
import {
  crossOf,
  differenceOf,
  liraFor,
  type Money,
  sumOfMoney,
  type UnitPrice,
  unitPriceOf,
  unitsFor,
} from './conversion.ts'
import { type CurrencyCode, isCurrencyCode } from './currency.ts'
import { type Deal, otherSide, type Side, SIDE_OF } from './deal.ts'
import type { Instrument, InstrumentId } from './instrument.ts'
import { addedBy, type PurchaseTax, type TaxInSum, taxOn, taxWithin } from './purchase-tax.ts'
import type { Quote } from './quote.ts'

/** An amount of a currency, of coins or of grams, in hundredths. */
export interface SumItem<Code extends InstrumentId = InstrumentId> {
  readonly code: Code
  readonly amount: Amount
  /** The part of the amount in banknotes that may have their own price. */
  readonly notes?: readonly NotesPart[]
}

/** The items that a visitor gives or gets, and the currency that settles them. */
export interface Sum<Code extends InstrumentId = InstrumentId> {
  readonly deal: Deal
  readonly items: readonly [SumItem<Code>, ...SumItem<Code>[]]
  /** The settling currency; null means lira. Gold is settled in lira only. */
  readonly against: (Code & CurrencyCode) | null
}

export interface Priced {
  readonly quote: Quote | null
  readonly halted: boolean
}

/** The prices for a sum: the current ones, or those at the time of a shared link. */
export interface Offer<Code extends InstrumentId = InstrumentId> {
  readonly priceOf: (code: Code) => Priced
  readonly instrumentOf: (code: Code) => Instrument
  readonly trades: (code: Code) => boolean
  /** The office's rules for banknotes of a currency. Without rules, all banknotes have the board's price. */
  readonly banknotesOf?: (code: Code) => BanknoteRules | undefined
  /** The tax on a currency that the visitor buys. Null means that the office does not state it. */
  readonly tax?: PurchaseTax | null
}

export interface Leg<Code extends InstrumentId = InstrumentId> extends UnitPrice {
  readonly code: Code
  readonly side: Side
  readonly quotedAt: number
}

/** An item at the office's price, rounded to kuruş. */
export interface SumLine<Code extends InstrumentId = InstrumentId> extends Leg<Code> {
  readonly amount: Amount
  readonly lira: Money
  /** The banknotes of a line with a lower price in `rate`; left out if the line has the board's price. */
  readonly banknotes?: LessGroup
}

/** The step from lira to the currency that settles a sum. */
export interface SecondStep<Code extends InstrumentId = InstrumentId> extends Leg<Code & CurrencyCode> {
  /** The price of a quoting unit of the first currency in this one, in millionths. */
  readonly cross: Money
}

export interface SumResult<Code extends InstrumentId = InstrumentId> {
  readonly lines: readonly [SumLine<Code>, ...SumLine<Code>[]]
  /** The total of the lines as shown, to the kuruş, without an added tax. */
  readonly lira: Money
  /** The tax on the currency that the visitor buys; null if the visitor buys none or the office does not state it. */
  readonly tax: TaxInSum | null
  /** The amount that the visitor gets or pays in the settling currency. */
  readonly sum: Money
  /** null for a sum that is settled in lira. */
  readonly second: SecondStep<Code> | null
  /** The loss if the visitor reversed the whole sum immediately; null if a price has no other side. */
  readonly spread: Money | null
}

/** An instrument without a usable price: it is not traded, is halted, was never quoted, or has only a sell price. */
export interface SumRefusal<Code extends InstrumentId = InstrumentId> {
  readonly why: 'untraded' | 'halted' | 'unquoted' | 'no-buy'
  readonly code: Code
  /** The side of the office's price that the sum needs. */
  readonly side: Side
}

/** A refused sum. One item without a price is enough, because a partial sum would look complete. */
export interface NoSum<Code extends InstrumentId = InstrumentId> {
  readonly refused: readonly [SumRefusal<Code>, ...SumRefusal<Code>[]]
}

export type SumOutcome<Code extends InstrumentId = InstrumentId> = SumResult<Code> | NoSum<Code>

/**
 * Prices each item at the board, rounded to kuruş; then converts the total to the settling currency. An added tax is part
 * of what the visitor pays, so a visitor who sells for another currency gets that much less of it.
 */
export function outcomeOf<Code extends InstrumentId>(sum: Sum<Code>, offer: Offer<Code>): SumOutcome<Code> {
  const { deal, items, against } = sum
  const side = SIDE_OF[deal]
  const lines: SumLine<Code>[] = []
  const refused: SumRefusal<Code>[] = []
  // The deduction for banknotes is part of the loss if the same amount is bought back.
  const lost: Money[] = []
  for (const item of items) {
    const leg = legOf(item.code, side, offer)
    if ('why' in leg) {
      refused.push(leg)
      continue
    }
    const itsLines = linesAt(leg, item, offer)
    if (itsLines === null) {
      refused.push({ why: 'no-buy', code: item.code, side })
      continue
    }
    lines.push(...itsLines)
    lost.push(differenceOf(liraFor(item.amount, leg), sumOfMoney(itsLines.map(({ lira }) => lira))))
  }
  const second = against === null ? null : legOf(against, otherSide(side), offer)
  if (second !== null && 'why' in second) refused.push(second)
  const [missing, ...alsoMissing] = refused
  if (missing !== undefined) return { refused: [missing, ...alsoMissing] }
  const [first, ...others] = lines
  if (first === undefined) throw new RangeError('a sum needs at least one item')
  const lira = sumOfMoney(lines.map((line) => line.lira))
  const spread = spreadOf(items, offer)
  const tax = taxOf(sum, lira, offer)
  const rest = {
    lines: [first, ...others],
    lira,
    tax,
    spread: spread === null ? null : sumOfMoney([spread, ...lost]),
  } as const
  const total = deal === 'buy' ? sumOfMoney([lira, addedBy(tax)]) : differenceOf(lira, addedBy(tax))
  if (against === null || second === null || 'why' in second) return { ...rest, sum: total, second: null }
  const cross = crossOf(first, second)
  return { ...rest, sum: unitsFor(total, second, against), second: { ...second, code: against, cross } }
}

function taxOf<Code extends InstrumentId>(
  { deal, items, against }: Sum<Code>,
  lira: Money,
  { tax = null }: Offer<Code>,
): TaxInSum | null {
  if (tax === null || !isCurrencyCode(items[0].code)) return null
  if (deal === 'buy') return taxOn(lira, tax)
  return against === null ? null : taxWithin(lira, tax)
}

/** Rounds each part of an item to kuruş; null if its banknotes have no price. */
function linesAt<Code extends InstrumentId>(
  leg: Leg<Code>,
  { code, amount, notes = [] }: SumItem<Code>,
  { banknotesOf }: Offer<Code>,
): SumLine<Code>[] | null {
  const rules = leg.side === 'buy' ? banknotesOf?.(code) : undefined
  const shares = partsOf({ code, amount, notes }, leg, rules ?? {})
  return shares === null ? null : shares.map((part) => ({ ...leg, ...part, lira: liraFor(part.amount, part) }))
}

function legOf<Code extends InstrumentId>(code: Code, side: Side, offer: Offer<Code>): Leg<Code> | SumRefusal<Code> {
  const { quote, halted } = offer.priceOf(code)
  if (!offer.trades(code)) return { why: 'untraded', code, side }
  if (halted) return { why: 'halted', code, side }
  if (quote === null) return { why: 'unquoted', code, side }
  const rate = quote[side]
  return rate === null
    ? { why: 'no-buy', code, side }
    : { code, side, ...unitPriceOf(offer.instrumentOf(code), rate), quotedAt: quote.quotedAt }
}

function spreadOf<Code extends InstrumentId>(items: Sum<Code>['items'], offer: Offer<Code>): Money | null {
  const spreads = items.map(({ code, amount }) => {
    const { buy = null, sell = null } = offer.priceOf(code).quote ?? {}
    const [bought, sold] = [buy, sell].map((rate) =>
      rate === null ? null : liraFor(amount, unitPriceOf(offer.instrumentOf(code), rate)),
    )
    if (bought === null || bought === undefined || sold === null || sold === undefined) return null
    const tax = taxOf({ deal: 'buy', items, against: null }, sold, offer)
    return differenceOf(sumOfMoney([sold, addedBy(tax)]), bought)
  })
  return spreads.includes(null) ? null : sumOfMoney(spreads.filter((spread) => spread !== null))
}

/** Returns the instruments that need a price: the items, and the currency that settles them. */
export function codesIn<Code extends InstrumentId>({ items, against }: Sum<Code>): Code[] {
  return [...items.map(({ code }) => code), ...(against === null ? [] : [against])]
}

/** The prices of a sum; none if there is no sum. */
export function legsOf<Code extends InstrumentId>(outcome: SumOutcome<Code> | null): readonly Leg<Code>[] {
  if (outcome === null || !('sum' in outcome)) return []
  // Lines of banknotes use the quote of the first line.
  const lines = outcome.lines.filter(({ banknotes }, index) => index === 0 || banknotes === undefined)
  return outcome.second === null ? lines : [...lines, outcome.second]
}

/** The value of an outcome in lira; null if there is no sum. */
export function liraOf(outcome: SumOutcome | null): Money | null {
  return outcome !== null && 'sum' in outcome ? outcome.lira : null
}
