import { isAhead } from '#domain/freshness.ts'
import type { Finding, Weight } from './health-check.ts'
import type { HealthFacts } from './health-facts.ts'
import type { SetUpItem } from './set-up-list.ts'

export type HealthVerdict = 'good' | Weight

/** How the running site is: one value for the page, the metrics, /readyz, the commands and the alerts. */
export interface HealthReport extends HealthFacts {
  readonly verdict: HealthVerdict
  /** The worst first. */
  readonly findings: readonly Finding[]
  /** Facts that are still sample data or missing. */
  readonly setUp: readonly SetUpItem[]
}

/** Seconds since `instant`; null: it never was, or the clock was set back behind it. */
export function secondsSince(instant: number | null, now: number): number | null {
  if (instant === null || isAhead(instant, now)) return null
  return Math.max(0, now - instant) / 1000
}
