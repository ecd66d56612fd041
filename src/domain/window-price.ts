import { MINUTE } from './calendar.ts'
import { type Circumstances, type Freshness, freshnessOf, isAhead } from './freshness.ts'

/** Nobody reads small print in a shop window, so an older price is removed while the office is open. */
export const WINDOW_LIMIT = 15 * MINUTE

/** Returns the freshness of a price on the window board. A stale price is not shown. */
export function windowFreshness(quotedAt: number, circumstances: Circumstances): Freshness {
  const { now, opening } = circumstances
  const isTooOld = isAhead(quotedAt, now) || now - quotedAt > WINDOW_LIMIT
  return opening.kind === 'open' && isTooOld ? 'stale' : freshnessOf(quotedAt, circumstances)
}
