import { DAY_LENGTH } from './calendar.ts'
import type { Sides } from './quote.ts'

/** Limits from the settings. Shares are basis points: 300 is 3 %. */
export interface QuoteGuards extends ReferenceLimits {
  /** Widest spread, as a share of the mid. */
  readonly spreadLimit: number
  /** The largest move of a side since the last accepted price. One percent is added for each whole hour in between. */
  readonly jumpLimit: number
  /** The largest distance of a second message that confirms a held price, in basis points. */
  readonly confirmedWithin: number
  /** ms after which a held price is accepted if nothing contradicts it. */
  readonly settlesAfter: number
  /** The largest move of a price by the office's margin, in basis points. */
  readonly marginLimit: number
}

interface Rule {
  /**
   * `refuses`: the price is dropped. `holds`: the price waits until the source repeats it, the source sends nothing
   * else, or a person approves it. `withholds`: the price waits until a person approves it or a bulletin confirms it.
   * `corrects`: the price passes, corrected. `ignores`: the code is not on the board.
   */
  readonly effect: 'refuses' | 'holds' | 'withholds' | 'corrects' | 'ignores'
  readonly reason: string
}

export const RULES = {
  'not-a-number': { effect: 'refuses', reason: 'a side is missing or cannot be read as a number' },
  'non-finite': { effect: 'refuses', reason: 'a side is infinite' },
  negative: { effect: 'refuses', reason: 'a side is below zero' },
  zero: { effect: 'refuses', reason: 'the sell price is zero' },
  'out-of-range': { effect: 'refuses', reason: 'a side is larger or smaller than any price of what it is of' },
  'dead-code': { effect: 'refuses', reason: 'the stamp is present but empty: the source no longer quotes this pair' },
  'unreadable-stamp': { effect: 'refuses', reason: 'the stamp is no time' },
  'bid-above-ask': { effect: 'refuses', reason: 'the buy price is above the sell price' },
  'absurd-spread': { effect: 'refuses', reason: 'the spread is wider than the office allows' },
  older: { effect: 'refuses', reason: 'a newer price of the pair is already there' },
  jump: { effect: 'holds', reason: 'the price is too far from the last one to be believed at once' },
  'far-from-first': { effect: 'holds', reason: 'the price has gone too far from the first one of today' },
  'far-from-bulletin': { effect: 'withholds', reason: 'the price is too far from the central bank’s newest bulletin' },
  'far-from-accepted': { effect: 'withholds', reason: 'the price is too far from the one that a person let pass' },
  'far-from-fixing': { effect: 'withholds', reason: 'the price is too far from what the central bank pays for gold' },
  'far-from-metal': { effect: 'withholds', reason: 'the price is too far from other prices of the same metal' },
  unmeasured: { effect: 'withholds', reason: 'there is nothing yet by which a price of this metal can be measured' },
  'far-from-record': { effect: 'withholds', reason: 'the price is too far from the last one on record' },
  'ahead-of-clock': { effect: 'corrects', reason: 'the stamp lies in the future: the time of receipt stands in' },
  'unknown-code': { effect: 'ignores', reason: 'the code is not on the board' },
  'margins-cross': { effect: 'refuses', reason: 'the margins would cross buy and sell: nothing is quoted' },
  'margins-too-far': { effect: 'corrects', reason: 'a margin is larger than the office allows: cut to what it allows' },
  'margins-too-wide': { effect: 'corrects', reason: 'the margins would widen the spread too far: cut to what may be' },
} as const satisfies Readonly<Record<string, Rule>>

export type RuleName = keyof typeof RULES

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table is written out above, nothing adds to it
export const RULE_NAMES = Object.keys(RULES) as RuleName[]

/** Returns true if only a person or a bulletin can release the price. */
export function withholds(rule: HoldingRule): boolean {
  return RULES[rule].effect === 'withholds'
}

/**
 * `bulletin`: the central bank's rate. `accepted`: the last price that a person approved. `fixing`: the central bank's
 * gold price. `metal`: computed from other current prices of the same metal. `record`: the office's last price of an
 * earlier day, or from before the start. `first`: today's first price, if nothing else is known.
 */
export const REFERENCE_KINDS = ['bulletin', 'accepted', 'fixing', 'metal', 'record', 'first'] as const

type ReferenceKind = (typeof REFERENCE_KINDS)[number]

export const HOLDING_RULES = [
  'jump',
  'unmeasured',
  ...REFERENCE_KINDS.map((kind) => `far-from-${kind}` as const),
] as const

export type HoldingRule = (typeof HOLDING_RULES)[number]

/** The price, before margins, that new prices of a pair are compared with. `at` is its time in ms. */
export interface Reference {
  readonly kind: ReferenceKind
  readonly price: Sides
  readonly at: number
  /** The largest distance from this reference in basis points; the office's limit applies if it is left out. */
  readonly limit?: number
}

/** The largest distance of a price from its reference, in basis points. */
interface ReferenceLimits {
  /** The limit for the newest bulletin, or for a later price that a person approved. */
  readonly bulletinLimit: number
  /** The limit without a bulletin: for the last price of an earlier day, or for the first price of today. */
  readonly dayLimit: number
}

/** A bulletin or an approval is a reference for a week. */
const COUNTS_FOR = 7 * DAY_LENGTH

/** A limit doubles in this time, because the market moves even if no reference comes. */
const DOUBLES_IN = 10 * DAY_LENGTH

/**
 * Picks the newest of bulletin, fixing and approval; else other prices of the same metal, the office's own record,
 * today's first price.
 */
export function pickReference(known: readonly Reference[], now: number): Reference | undefined {
  const newest = known
    .filter((each) => isAuthority(each) && now - each.at <= COUNTS_FOR)
    .reduce<Reference | undefined>((last, each) => (last === undefined || each.at > last.at ? each : last), undefined)
  const [found] = (['metal', 'record', 'first'] as const).flatMap(
    (kind) => known.find((each) => each.kind === kind) ?? [],
  )
  return newest ?? found
}

/**
 * Returns true if the reference is independent of the provider. Only such a reference confirms a price or invalidates
 * it.
 */
export function isAuthority({ kind }: Reference): boolean {
  return kind === 'bulletin' || kind === 'accepted' || kind === 'fixing'
}

/** Returns the largest distance from a reference in basis points: the limit plus a tenth for each day of its age. */
export function allowedFrom(reference: Reference, limits: ReferenceLimits, now: number): number {
  const { at, limit = isAuthority(reference) ? limits.bulletinLimit : limits.dayLimit } = reference
  return limit * (1 + Math.max(0, now - at) / DOUBLES_IN)
}

export function deviates(price: Sides, reference: Reference, limits: ReferenceLimits, now: number): boolean {
  return deviatesBy(price, reference.price, allowedFrom(reference, limits, now))
}

/** Compares mids if both prices have one, because a wide spread is not a move. */
export function deviatesBy(price: Sides, from: Sides, limit: number): boolean {
  const [here, there] =
    price.buy === null || from.buy === null ? [price.sell, from.sell] : [twiceMid(price), twiceMid(from)]
  return Math.abs(here - there) * 10_000 > limit * there
}

function twiceMid({ buy, sell }: Sides): number {
  return (buy ?? sell) + sell
}
