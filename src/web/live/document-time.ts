import { CLOCK_METRIC } from '#contract/server-clock.ts'
import { SECOND } from '#domain/calendar.ts'
import type { ClockSpan } from './server-time.ts'

/** Pages without rates may be kept for ten seconds on their way, and caches count in whole ones. */
const KEPT_FOR = 12 * SECOND

/**
 * How far the server's clock is ahead of ours, by the moment that came with this document. Null where the browser tells none, as before
 * Safari 16.4, or took the document out of its own cache, whatever age it had there.
 */
export function documentTime(): ClockSpan | null {
  const [document] = performance.getEntriesByType('navigation')
  if (!(document instanceof PerformanceNavigationTiming) || document.transferSize === 0) return null
  const sentAt = document.serverTiming?.find(({ name }) => name === CLOCK_METRIC)?.duration ?? 0
  if (sentAt === 0) return null
  // The browser dates its marks from a moment of its own, which doesn't follow a clock that is set meanwhile.
  const began = Date.now() - performance.now()
  return {
    least: sentAt - (began + document.responseStart),
    most: sentAt + KEPT_FOR - (began + document.requestStart),
  }
}
