import { isAhead } from '#domain/freshness.ts'
import type { Finding, Weight } from './health-check.ts'
import type { HealthFacts } from './health-facts.ts'
import type { SetUpItem } from './set-up-list.ts'

export type HealthVerdict = 'good' | Weight

/** The state of the running site at one moment. The panel, the metrics, /readyz, the commands and the alerts use it. */
export interface HealthReport extends HealthFacts {
  readonly verdict: HealthVerdict
  /** The findings are sorted, the worst first. */
  readonly findings: readonly Finding[]
  readonly setUp: readonly SetUpItem[]
}

/** Returns the seconds since `instant`. Null means that it never happened, or that the clock was set back before it. */
export function secondsSince(instant: number | null, now: number): number | null {
  if (instant === null || isAhead(instant, now)) return null
  return Math.max(0, now - instant) / 1000
}
