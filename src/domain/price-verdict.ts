import { HOUR } from './calendar.ts'
import { AHEAD_LIMIT, isAhead } from './freshness.ts'
import { isMetal } from './instrument.ts'
import {
  allowedFrom,
  deviatesBy,
  type HoldingRule,
  deviates,
  type QuoteGuards,
  type Reference,
  type RuleName,
  withholds,
} from './quote-rules.ts'
import { claimedTime, type OfferedPrice, type Quote, samePrice, type Sides, sidesOf } from './quote.ts'
import type { Rate } from './rate.ts'

/** `claimedAt` is the time that the source sent. `quotedAt` differs only if that time was in the future. */
export interface PassedQuote {
  readonly quote: Quote
  readonly claimedAt: number
}

/** The known prices of a pair when a new one arrives, before margins. */
export interface PairRecord {
  readonly accepted: PassedQuote | undefined
  readonly held: PassedQuote | undefined
  /** The last price before the start. Until a price is accepted, its figures are a reference; its time is not. */
  readonly recorded?: Quote | undefined
  /**
   * A price that another process had published before this one took over. Until a price is accepted, older ones are
   * rejected.
   */
  readonly published?: Quote | undefined
  readonly reference?: Reference | undefined
}

export type PriceVerdict =
  | { readonly kind: 'accepted'; readonly passed: PassedQuote; readonly corrected: boolean }
  | { readonly kind: 'held'; readonly passed: PassedQuote; readonly rule: HoldingRule }
  /** The message repeats the time and the price of the last message. */
  | { readonly kind: 'known' }
  | { readonly kind: 'refused'; readonly rule: RuleName }

/** `statedAt` is the message's time, for prices without a time; null means none. `now` is the time of receipt. */
export function evaluatePrice(
  price: OfferedPrice,
  statedAt: number | null,
  record: PairRecord,
  guards: QuoteGuards,
  now: number,
): PriceVerdict {
  const claimed = claimedTime(price, statedAt, now)
  if (!claimed.ok) return { kind: 'refused', rule: claimed.error }
  const sides = sidesOf(price)
  if (!sides.ok) return { kind: 'refused', rule: sides.error }
  const broken = LIMITS.find(({ breaks }) => breaks(sides.value, guards))
  if (broken !== undefined) return { kind: 'refused', rule: broken.rule }

  const claimedAt = claimed.value
  const { accepted, held, published } = record
  const last = accepted ?? (published && { quote: published, claimedAt: published.quotedAt })
  // Compare the claimed times, because a source that repeats a stamp from the future would otherwise renew its price
  // with every message.
  if (claimedAt === accepted?.claimedAt && samePrice(sides.value, accepted.quote)) return { kind: 'known' }
  // A published price of another process is not accepted yet, so the source may send the same price again.
  const isLate = last !== undefined && isOlder(claimedAt, last, now)
  if (isLate && (accepted !== undefined || !samePrice(sides.value, last.quote)))
    return { kind: 'refused', rule: 'older' }

  const { code, unit, trend } = price
  const quote: Quote = { code, unit, ...sides.value, quotedAt: ownTime(claimedAt, last, now), trend }
  const passed: PassedQuote = { quote, claimedAt }
  const rule = holdingRule(quote, record, guards, now)
  const confirmed =
    rule !== undefined && !withholds(rule) && held !== undefined && !differs(quote, held.quote, guards.confirmedWithin)
  if (rule !== undefined && !confirmed) return { kind: 'held', passed, rule }
  return { kind: 'accepted', passed, corrected: isAhead(claimedAt, now) }
}

/** The rule that holds a valid price; undefined if the price passes. */
export function holdingRule(
  quote: Quote,
  { accepted, recorded, reference }: Omit<PairRecord, 'held'>,
  guards: QuoteGuards,
  now: number,
): HoldingRule | undefined {
  const far: HoldingRule | undefined =
    reference !== undefined && deviates(quote, reference, guards, now) ? `far-from-${reference.kind}` : undefined
  if (far !== undefined && withholds(far)) return far
  if (reference?.kind === 'accepted' && !deviatesBy(quote, reference.price, guards.confirmedWithin)) return undefined
  const last = accepted?.quote ?? recorded
  if (last === undefined && reference === undefined && isMetal(quote.code)) return 'unmeasured'
  return last !== undefined && jumps(quote, last, guards) ? 'jump' : far
}

/** Rules that need only the price itself. The first broken rule is the reason of the refusal. */
const LIMITS: readonly { readonly rule: RuleName; readonly breaks: (price: Sides, guards: QuoteGuards) => boolean }[] =
  [
    { rule: 'bid-above-ask', breaks: ({ buy, sell }) => buy !== null && buy > sell },
    {
      rule: 'absurd-spread',
      // (sell - buy) / ((sell + buy) / 2) > limit / 10,000, in integers
      breaks: ({ buy, sell }, { spreadLimit }) => buy !== null && (sell - buy) * 20_000 > spreadLimit * (sell + buy),
    },
  ]

/**
 * Returns true if the price is older than the accepted one. A stamp from the future is from a wrong clock, so it must
 * not block correct stamps. An accepted time ahead of `now` proves nothing, because our clock was set back since.
 */
function isOlder(claimedAt: number, accepted: PassedQuote, now: number): boolean {
  if (isAhead(accepted.quote.quotedAt, now)) return false
  const oneClock = accepted.claimedAt <= now || (claimedAt > now && !isAhead(accepted.claimedAt, now))
  return oneClock ? claimedAt < accepted.claimedAt : claimedAt < accepted.quote.quotedAt - AHEAD_LIMIT
}

/**
 * Limits a time to `now` and to the time of the replaced price, because followers of the board keep the newer price.
 */
function ownTime(claimedAt: number, accepted: PassedQuote | undefined, now: number): number {
  const at = Math.min(claimedAt, now)
  if (accepted === undefined || isAhead(accepted.quote.quotedAt, now)) return at
  return Math.max(at, accepted.quote.quotedAt)
}

/** Basis points per hour, because the market moves during a night, a weekend or a bayram. */
const MORE_PER_HOUR = 100

/** Returns the largest distance, in basis points, of a price with the time `at` from the last price. */
function allowedJump(last: Quote, at: number, { jumpLimit }: QuoteGuards): number {
  return jumpLimit + Math.max(0, Math.floor((at - last.quotedAt) / HOUR)) * MORE_PER_HOUR
}

function jumps(quote: Quote, last: Quote, guards: QuoteGuards): boolean {
  return differs(quote, last, allowedJump(last, quote.quotedAt, guards))
}

/** Returns true if a side of `price` is more than `limit` basis points from the same side of `other`. */
function differs(price: Sides, other: Sides, limit: number): boolean {
  const off = (rate: Rate, from: Rate): boolean => Math.abs(rate - from) * 10_000 > limit * from
  const buyOff = price.buy !== null && other.buy !== null && off(price.buy, other.buy)
  return buyOff || off(price.sell, other.sell)
}

export interface Measure {
  /** null if the rule needs only the price itself. */
  readonly against: Sides | null
  /** The largest distance or, for a spread, the largest width, in basis points; null means no limit. */
  readonly limit: number | null
}

const BY_ITSELF: Measure = { against: null, limit: null }

/** Returns the figures behind a rule, for people. `at` is the time of the price, `now` the time of its evaluation. */
export function measureOf(
  rule: RuleName,
  { accepted, recorded, reference }: Omit<PairRecord, 'held'>,
  guards: QuoteGuards,
  { at, now }: { readonly at: number; readonly now: number },
): Measure {
  if (rule === 'absurd-spread') return { against: null, limit: guards.spreadLimit }
  if (rule === 'jump') {
    const last = accepted?.quote ?? recorded
    return last === undefined ? BY_ITSELF : { against: last, limit: allowedJump(last, at, guards) }
  }
  return !rule.startsWith('far-from-') || reference === undefined
    ? BY_ITSELF
    : { against: reference.price, limit: Math.round(allowedFrom(reference, guards, now)) }
}
