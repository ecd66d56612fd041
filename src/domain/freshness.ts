import { MINUTE, SECOND } from './calendar.ts'
import type { Opening } from './opening.ts'

export type Freshness = 'live' | 'delayed' | 'stale' | 'closed'

/** Ages in ms, from the office file. */
export interface FreshnessLimits {
  readonly live: number
  readonly delayed: number
}

export const DEFAULT_FRESHNESS: FreshnessLimits = { live: 15 * MINUTE, delayed: 60 * MINUTE }

/** The provider is alive while a price message, or a good answer of its feed, came within this time. */
export const ALIVE_FOR = 15 * SECOND

export interface Circumstances {
  readonly now: number
  /** When the source last truly spoke; null: never. Our own repeats don't renew it. */
  readonly spokeAt: number | null
  readonly limits: FreshnessLimits
  readonly opening: Opening
}

/** A rate is live because a price arrived, never because a connection is open. */
export function isAlive(spokeAt: number | null, now: number): boolean {
  return spokeAt !== null && now - spokeAt <= ALIVE_FOR
}

export function freshnessOf(quotedAt: number, { now, spokeAt, limits, opening }: Circumstances): Freshness {
  const age = now - quotedAt
  if (isAlive(spokeAt, now) && age <= limits.live) return 'live'
  if (opening.kind === 'closed') return 'closed'
  return age <= limits.delayed ? 'delayed' : 'stale'
}

/** The instants after `now` at which the freshness of a quote can change by the passing of time alone. */
export function freshnessBoundaries(quotedAt: number, { now, spokeAt, limits, opening }: Circumstances): number[] {
  const opens = opening.kind === 'open' ? opening.until : opening.opensAt
  const aliveUntil = spokeAt === null ? null : spokeAt + ALIVE_FOR + 1
  return [quotedAt + limits.live + 1, quotedAt + limits.delayed + 1, aliveUntil, opens].filter(
    (instant): instant is number => instant !== null && instant > now,
  )
}
