import { MINUTE, SECOND } from './calendar.ts'
import type { Opening } from './opening.ts'

export type Freshness = 'live' | 'delayed' | 'stale' | 'closed'

/** The largest ages in ms, from the settings. */
export interface FreshnessLimits {
  readonly live: number
  readonly delayed: number
}

/** The provider is alive if a price message or a valid answer of its feed arrived within this time. */
export const ALIVE_FOR = 15 * SECOND

/** Correct clocks differ by less than this. A price that is dated further in the future has an unknown age. */
export const AHEAD_LIMIT = 2 * MINUTE

export function isAhead(instant: number, now: number): boolean {
  return instant > now + AHEAD_LIMIT
}

export interface Circumstances {
  readonly now: number
  /** The time of the source's last message; null means never. Our own repetitions do not renew it. */
  readonly sourceTime: number | null
  readonly limits: FreshnessLimits
  readonly opening: Opening
}

/** A rate is live because a price arrived, not because a connection is open. */
export function isAlive(sourceTime: number | null, now: number): boolean {
  return sourceTime !== null && !isAhead(sourceTime, now) && now - sourceTime <= ALIVE_FOR
}

/**
 * Returns the freshness of a quote. A price from the future (after a clock was set back) has the highest possible age.
 */
export function freshnessOf(quotedAt: number, { now, sourceTime, limits, opening }: Circumstances): Freshness {
  const age = isAhead(quotedAt, now) ? Infinity : now - quotedAt
  if (isAlive(sourceTime, now) && age <= limits.live) return 'live'
  if (opening.kind === 'closed') return 'closed'
  return age <= limits.delayed ? 'delayed' : 'stale'
}

/** Returns the times after `now` at which the freshness of a quote can change without a new message. */
export function freshnessBoundaries(quotedAt: number, { now, sourceTime, limits, opening }: Circumstances): number[] {
  const turns = opening.kind === 'open' ? opening.until : opening.opensAt
  const ages = [quotedAt - AHEAD_LIMIT, quotedAt + limits.live + 1, quotedAt + limits.delayed + 1]
  const life = sourceTime === null ? [] : [sourceTime - AHEAD_LIMIT, sourceTime + ALIVE_FOR + 1]
  return [...ages, ...life, turns].filter((instant): instant is number => instant !== null && instant > now)
}
