import { isAhead } from '#domain/freshness.ts'

/** Seconds since `instant`. null: it never was, or nobody can say, since the clock was set back behind it. */
export function ageOf(instant: number | null, now: number): number | null {
  if (instant === null || isAhead(instant, now)) return null
  return Math.max(0, now - instant) / 1000
}
