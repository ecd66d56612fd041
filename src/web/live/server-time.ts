import { CLOCK_METRIC } from '#contract/page-state.ts'
import { MINUTE, SECOND } from '#domain/calendar.ts'
import { ALIVE_FOR } from '#domain/freshness.ts'

/** The server's time as far as the browser knows it: a visitor's wrong clock must not age the rates. */
export interface ServerTime {
  readonly now: () => number
  /** `Date`, plus the `Age` that a cache has added since. */
  readonly learnFromAnswer: (headers: Headers, sentAt: number, receivedAt: number) => void
  /** The relay sends a message only while its source is alive, which is for `ALIVE_FOR` after `sourceTime`. */
  readonly learnFromRelay: (sourceTime: number) => void
}

/** How long a message may have been on its way through a poor network. */
const MAX_DELIVERY_MS = 2 * MINUTE

/** Pages without rates may be cached for ten seconds on their way, and caches count in whole ones. */
const CACHED_FOR = 12 * SECOND

/** How far the server's clock is ahead of ours, in ms: somewhere in this span. */
export interface ClockSpan {
  readonly least: number
  readonly most: number
}

/**
 * `Date` has whole seconds and the answer was under way, so each answer gives a span of offsets, and several overlap
 * ever more narrowly. When they don't, a clock was set meanwhile, and the newest counts. The offset nearest to zero is
 * taken: a right clock is left alone. Without the document's span, the page was rendered before, which is all we know.
 */
export function createServerTime(
  renderedAt: number,
  localNow: () => number,
  document: ClockSpan | null = null,
): ServerTime {
  let span: ClockSpan = document ?? { least: renderedAt - localNow(), most: Number.POSITIVE_INFINITY }
  const narrow = (learned: ClockSpan, likeliest = learned): void => {
    const both = { least: Math.max(span.least, learned.least), most: Math.min(span.most, learned.most) }
    span = both.least <= both.most ? both : likeliest
  }
  return {
    now: () => localNow() + nearestToZero(span),
    learnFromAnswer: (headers, sentAt, receivedAt) => {
      const learned = spanOf(headers, sentAt, receivedAt)
      if (learned !== undefined) narrow(learned)
    },
    learnFromRelay: (sourceTime) => {
      const ahead = sourceTime - localNow()
      narrow({ least: ahead, most: ahead + ALIVE_FOR + MAX_DELIVERY_MS }, { least: ahead, most: ahead + SECOND })
    },
  }
}

function spanOf(headers: Headers, sentAt: number, receivedAt: number): ClockSpan | undefined {
  const date = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(date)) return undefined
  const age = Number(headers.get('age') ?? 0)
  const cached = Number.isFinite(age) && age > 0 ? age * SECOND : 0
  // A cached answer's age is cut to whole seconds too.
  return { least: date + cached - receivedAt, most: date + cached + (cached > 0 ? 2 : 1) * SECOND - sentAt }
}

function nearestToZero({ least, most }: ClockSpan): number {
  return Math.min(Math.max(0, least), most)
}

/** How far the server's clock is ahead, by the moment that came with this document; null: not known. */
export function documentTime(): ClockSpan | null {
  const [document] = performance.getEntriesByType('navigation')
  if (!(document instanceof PerformanceNavigationTiming) || document.transferSize === 0) return null
  const sentAt = document.serverTiming?.find(({ name }) => name === CLOCK_METRIC)?.duration ?? 0
  if (sentAt === 0) return null
  // The browser dates its entries from a moment of its own, which doesn't follow a clock that is set meanwhile.
  const began = Date.now() - performance.now()
  return {
    least: sentAt - (began + document.responseStart),
    most: sentAt + CACHED_FOR - (began + document.requestStart),
  }
}
