import { DAY_LENGTH } from './calendar.ts'
import type { Sides } from './quote.ts'

/**
 * `bulletin`: the central bank's. `accepted`: the last price that a person let pass. `record`: the office's own last one of an earlier day, or
 * from before the start. `first`: the first one of today, where nothing else is known; only the provider's own word, which another may replace.
 */
export const REFERENCE_KINDS = ['bulletin', 'accepted', 'record', 'first'] as const

export type ReferenceKind = (typeof REFERENCE_KINDS)[number]

/** What the prices of a pair are measured against, before margins, and since when it is known, ms. */
export interface Reference {
  readonly kind: ReferenceKind
  readonly price: Sides
  readonly at: number
}

/** How far a price may lie from its reference, in basis points. */
export interface ReferenceLimits {
  /** From the central bank's newest bulletin, or from what a person let pass since. */
  readonly bulletinLimit: number
  /** Where there is no bulletin: from the last price of the day before, or from the first one of today. */
  readonly dayLimit: number
}

/** What the bank or a person said counts for a week. */
const SAID_FOR = 7 * DAY_LENGTH

/** A limit doubles in so many days: markets move while nobody says anything. */
const DOUBLES_IN = 10 * DAY_LENGTH

/** The one that counts: what the bank or a person said last, else the office's own record, else the first price of today. */
export function weightiest(known: readonly Reference[], now: number): Reference | undefined {
  const said = known
    .filter(({ kind, at }) => (kind === 'bulletin' || kind === 'accepted') && now - at <= SAID_FOR)
    .reduce<Reference | undefined>((last, each) => (last === undefined || each.at > last.at ? each : last), undefined)
  return said ?? known.find(({ kind }) => kind === 'record') ?? known.find(({ kind }) => kind === 'first')
}

/** Basis points that a price may lie from a reference: a tenth more of the limit for each day of its age. */
export function allowedFrom({ kind, at }: Reference, limits: ReferenceLimits, now: number): number {
  const limit = kind === 'bulletin' || kind === 'accepted' ? limits.bulletinLimit : limits.dayLimit
  return limit * (1 + Math.max(0, now - at) / DOUBLES_IN)
}

export function isFar(price: Sides, reference: Reference, limits: ReferenceLimits, now: number): boolean {
  return beyond(price, reference.price, allowedFrom(reference, limits, now))
}

/** Measured at the mid where both have one: a wide spread is no move. */
export function beyond(price: Sides, from: Sides, limit: number): boolean {
  const [here, there] =
    price.buy === null || from.buy === null ? [price.sell, from.sell] : [twiceMid(price), twiceMid(from)]
  return Math.abs(here - there) * 10_000 > limit * there
}

function twiceMid({ buy, sell }: Sides): number {
  return (buy ?? sell) + sell
}
