import { dayOf, SECOND } from './calendar.ts'
import { AHEAD_LIMIT } from './freshness.ts'
import { claimedTime, type OfferedPrice, sidesOf } from './offered-price.ts'
import { type Quote, samePrice } from './quote.ts'
import type { Rate } from './rate.ts'
import type { Zone } from './zone.ts'

/** Limits from the office file. Shares are basis points: 300 is 3 %. */
export interface QuoteGuards {
  /** Widest spread, as a share of the mid. */
  readonly spreadLimit: number
  /** Largest move of either side against the last accepted price. */
  readonly jumpLimit: number
  /** How near a second message must come to a held price to confirm it. */
  readonly confirmedWithin: number
  /** ms after which a held price that nothing contradicted counts as true. */
  readonly settlesAfter: number
  /** How far a margin of the office may take a price from the source's. */
  readonly marginLimit: number
}

export const DEFAULT_GUARDS: QuoteGuards = {
  spreadLimit: 1000,
  jumpLimit: 300,
  confirmedWithin: 100,
  settlesAfter: 30 * SECOND,
  marginLimit: 200,
}

export const RULE_NAMES = [
  'not-a-number',
  'non-finite',
  'negative',
  'zero',
  'out-of-range',
  'dead-code',
  'unreadable-stamp',
  'bid-above-ask',
  'absurd-spread',
  'older',
  'jump',
  'ahead-of-clock',
  'unknown-code',
  'margins-cross',
  'margins-too-far',
  'margins-too-wide',
] as const

export type RuleName = (typeof RULE_NAMES)[number]

export interface Rule {
  /** `refuses`: the price is dropped. `holds`: it waits for confirmation. `corrects`: it passes, amended. `ignores`: never meant for the board. */
  readonly effect: 'refuses' | 'holds' | 'corrects' | 'ignores'
  readonly reason: string
}

export const RULES: Readonly<Record<RuleName, Rule>> = {
  'not-a-number': { effect: 'refuses', reason: 'a side is missing or cannot be read as a number' },
  'non-finite': { effect: 'refuses', reason: 'a side is infinite' },
  negative: { effect: 'refuses', reason: 'a side is below zero' },
  zero: { effect: 'refuses', reason: 'the sell price is zero' },
  'out-of-range': { effect: 'refuses', reason: 'a side is larger or smaller than any price of a currency' },
  'dead-code': { effect: 'refuses', reason: 'the stamp is present but empty: the source no longer quotes this pair' },
  'unreadable-stamp': { effect: 'refuses', reason: 'the stamp is no time' },
  'bid-above-ask': { effect: 'refuses', reason: 'the buy price is above the sell price' },
  'absurd-spread': { effect: 'refuses', reason: 'the spread is wider than the office allows' },
  older: { effect: 'refuses', reason: 'a newer price of the pair is already there' },
  jump: { effect: 'holds', reason: 'the price is too far from the last one to be believed at once' },
  'ahead-of-clock': { effect: 'corrects', reason: 'the stamp lies in the future: the time of receipt stands in' },
  'unknown-code': { effect: 'ignores', reason: 'the code is not on the board' },
  'margins-cross': { effect: 'corrects', reason: 'the margins would cross buy and sell: published without them' },
  'margins-too-far': { effect: 'corrects', reason: 'a margin is larger than the office allows: published without' },
  'margins-too-wide': { effect: 'corrects', reason: 'the margins would widen the spread too far: published without' },
}

/** A quote that the rules let through. `claimedAt`: what its source said; differs from `quotedAt` only where that lay in the future. */
export interface PassedQuote {
  readonly quote: Quote
  readonly claimedAt: number
}

/** What is known of a pair when a new price of it arrives, before margins. */
export interface PairRecord {
  readonly standing: PassedQuote | undefined
  readonly held: PassedQuote | undefined
}

export type Verdict =
  | { readonly kind: 'accepted'; readonly passed: PassedQuote; readonly corrected: boolean }
  | { readonly kind: 'held'; readonly passed: PassedQuote }
  /** Same time, same price: late or twice does no harm, and is no news. */
  | { readonly kind: 'known' }
  | { readonly kind: 'refused'; readonly rule: RuleName }

/**
 * Judges one offered price. `statedAt` is the time that its message gives to prices without one of their own (null: the message gives
 * none); `now` is the time of receipt.
 */
export function judge(
  price: OfferedPrice,
  statedAt: number | null,
  { standing, held }: PairRecord,
  guards: QuoteGuards,
  now: number,
  zone: Zone,
): Verdict {
  const claimed = claimedTime(price, statedAt, now)
  if (!claimed.ok) return { kind: 'refused', rule: claimed.error }
  const sides = sidesOf(price)
  if (!sides.ok) return { kind: 'refused', rule: sides.error }

  const claimedAt = claimed.value
  const corrected = claimedAt > now + AHEAD_LIMIT
  const { code, unit, trend } = price
  const quote: Quote = { code, unit, ...sides.value, quotedAt: corrected ? now : claimedAt, trend }
  const passed: PassedQuote = { quote, claimedAt }

  const broken = LIMITS.find(({ breaks }) => breaks(quote, guards))
  if (broken !== undefined) return { kind: 'refused', rule: broken.rule }
  if (standing === undefined) return { kind: 'accepted', passed, corrected }
  // Compared by the claimed time: a source that repeats one stamp from the future must not renew its price with every message.
  if (claimedAt === standing.claimedAt && samePrice(quote, standing.quote)) return { kind: 'known' }
  if (quote.quotedAt < standing.quote.quotedAt) return { kind: 'refused', rule: 'older' }
  if (!jumps(quote, standing.quote, guards, zone)) return { kind: 'accepted', passed, corrected }
  const confirmed = held !== undefined && !apart(quote, held.quote, guards.confirmedWithin)
  return confirmed ? { kind: 'accepted', passed, corrected } : { kind: 'held', passed }
}

/** The rules that look at one quote alone; the first that is broken names the refusal. */
const LIMITS: readonly { readonly rule: RuleName; readonly breaks: (quote: Quote, guards: QuoteGuards) => boolean }[] =
  [
    { rule: 'bid-above-ask', breaks: ({ buy, sell }) => buy !== null && buy > sell },
    {
      rule: 'absurd-spread',
      // (sell - buy) / ((sell + buy) / 2) > limit / 10,000, in integers
      breaks: ({ buy, sell }, { spreadLimit }) => buy !== null && (sell - buy) * 20_000 > spreadLimit * (sell + buy),
    },
  ]

/** The first price of a day passes: over a night, a weekend or a bayram the market moves further than any limit. */
function jumps(quote: Quote, standing: Quote, { jumpLimit }: QuoteGuards, zone: Zone): boolean {
  return apart(quote, standing, jumpLimit) && dayOf(quote.quotedAt, zone) === dayOf(standing.quotedAt, zone)
}

/** True when a side of `quote` is more than `limit` basis points from that of `other`. */
function apart(quote: Quote, other: Quote, limit: number): boolean {
  const beyond = (rate: Rate, from: Rate): boolean => Math.abs(rate - from) * 10_000 > limit * from
  const buyBeyond = quote.buy !== null && other.buy !== null && beyond(quote.buy, other.buy)
  return buyBeyond || beyond(quote.sell, other.sell)
}
