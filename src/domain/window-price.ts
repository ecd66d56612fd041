import { MINUTE } from './calendar.ts'
import { type Circumstances, type Freshness, freshnessOf, isAhead } from './freshness.ts'

/** A window is no page: nobody reads its small print, so an older price is taken away while the office is open. */
const WINDOW_LIMIT = 15 * MINUTE

/** What a price in the shop window is called: stale is one that no longer stands there. */
export function windowFreshness(quotedAt: number, circumstances: Circumstances): Freshness {
  const { now, opening } = circumstances
  const isTooOld = isAhead(quotedAt, now) || now - quotedAt > WINDOW_LIMIT
  return opening.kind === 'open' && isTooOld ? 'stale' : freshnessOf(quotedAt, circumstances)
}

/** When a price leaves the window by the passing of time alone. */
export function windowBoundary(quotedAt: number): number {
  return quotedAt + WINDOW_LIMIT + 1
}
