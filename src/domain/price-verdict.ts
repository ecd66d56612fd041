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

/** `claimedAt`: what its source said; differs from `quotedAt` only where that lay in the future. */
export interface PassedQuote {
  readonly quote: Quote
  readonly claimedAt: number
}

/** What is known of a pair when a new price of it arrives, before margins. */
export interface PairRecord {
  readonly accepted: PassedQuote | undefined
  readonly held: PassedQuote | undefined
  /** From before the start: its figures are measured against while nothing stands, its time is not. */
  readonly recorded?: Quote | undefined
  /**
   * From a board that was published when this process took over: while nothing stands, nothing older takes its place.
   */
  readonly published?: Quote | undefined
  readonly reference?: Reference | undefined
}

export type PriceVerdict =
  | { readonly kind: 'accepted'; readonly passed: PassedQuote; readonly corrected: boolean }
  | { readonly kind: 'held'; readonly passed: PassedQuote; readonly rule: HoldingRule }
  /** Same time, same price: late or twice does no harm, and is no news. */
  | { readonly kind: 'known' }
  | { readonly kind: 'refused'; readonly rule: RuleName }

/** `statedAt`: the message's time, for prices without one; null: it has none. `now`: the time of receipt. */
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
  // By the claimed time: a source that repeats one stamp from the future must not renew its price with every message.
  if (claimedAt === accepted?.claimedAt && samePrice(sides.value, accepted.quote)) return { kind: 'known' }
  // A price that was published stands nowhere yet: the same one may come back under its own time.
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

/** The rule by which a price that is no mistake in itself has to wait; undefined: it passes. */
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

/** The rules that look at one price alone; the first that is broken names the refusal. */
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
 * Stamps are compared as one clock wrote them. One from the future is of another clock than ours, and a right one must
 * not wait until it has passed; one of a price that came before our clock was set back says nothing at all.
 */
function isOlder(claimedAt: number, accepted: PassedQuote, now: number): boolean {
  if (isAhead(accepted.quote.quotedAt, now)) return false
  const oneClock = accepted.claimedAt <= now || (claimedAt > now && !isAhead(accepted.claimedAt, now))
  return oneClock ? claimedAt < accepted.claimedAt : claimedAt < accepted.quote.quotedAt - AHEAD_LIMIT
}

/** Never in the future, and never before the price that it replaces: who follows the board takes the newer of two. */
function ownTime(claimedAt: number, accepted: PassedQuote | undefined, now: number): number {
  const at = Math.min(claimedAt, now)
  if (accepted === undefined || isAhead(accepted.quote.quotedAt, now)) return at
  return Math.max(at, accepted.quote.quotedAt)
}

/** Basis points: markets move on over a night, a weekend, a bayram. */
const MORE_PER_HOUR = 100

/** Basis points that a price made at `at` may lie from the last one. */
function allowedJump(last: Quote, at: number, { jumpLimit }: QuoteGuards): number {
  return jumpLimit + Math.max(0, Math.floor((at - last.quotedAt) / HOUR)) * MORE_PER_HOUR
}

function jumps(quote: Quote, last: Quote, guards: QuoteGuards): boolean {
  return differs(quote, last, allowedJump(last, quote.quotedAt, guards))
}

/** True when a side of `price` is more than `limit` basis points from that of `other`. */
function differs(price: Sides, other: Sides, limit: number): boolean {
  const off = (rate: Rate, from: Rate): boolean => Math.abs(rate - from) * 10_000 > limit * from
  const buyOff = price.buy !== null && other.buy !== null && off(price.buy, other.buy)
  return buyOff || off(price.sell, other.sell)
}

export interface Measure {
  /** null: the rule looks at the price alone. */
  readonly against: Sides | null
  /** How far the price may lie from there or, of a spread, how wide it may be, in basis points; null: no limit. */
  readonly limit: number | null
}

const BY_ITSELF: Measure = { against: null, limit: null }

/** For people who have to judge what the rule did. `at`: when the price was made; `now`: when it was judged. */
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
