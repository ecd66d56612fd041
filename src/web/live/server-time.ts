import { CLOCK_METRIC } from '#contract/page-state.ts'
import { MINUTE, SECOND } from '#domain/calendar.ts'
import { ALIVE_FOR } from '#domain/freshness.ts'

/** The estimated server time. It keeps a visitor's wrong clock from making rates look old. */
export interface ServerTime {
  readonly now: () => number
  /** Learns from the headers `Date` and `Age`, which caches add. */
  readonly learnFromAnswer: (headers: Headers, sentAt: number, receivedAt: number) => void
  /** Learns from a relay message, which is at most `ALIVE_FOR` newer than its source's time. */
  readonly learnFromRelay: (sourceTime: number) => void
}

/** The longest delivery of a message over a slow network. */
const MAX_DELIVERY_MS = 2 * MINUTE

/** Caches may keep pages without rates for ten seconds. Two seconds are added because caches count whole seconds. */
const CACHED_FOR = 12 * SECOND

/** The bounds in ms of the offset between the server's clock and the local one. */
export interface ClockSpan {
  readonly least: number
  readonly most: number
}

/**
 * Estimates the server time. Each answer gives a span of offsets, because `Date` has whole seconds and delivery takes
 * time. The spans are intersected. If they are disjoint, a clock was set, and the newest span is used. From the span,
 * the offset nearest to zero is taken.
 */
export function createServerTime(
  renderedAt: number,
  document: ClockSpan | null = null,
  localNow = () => Date.now(),
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
  // `Age` has whole seconds, too.
  return { least: date + cached - receivedAt, most: date + cached + (cached > 0 ? 2 : 1) * SECOND - sentAt }
}

function nearestToZero({ least, most }: ClockSpan): number {
  return Math.min(Math.max(0, least), most)
}

/** Returns the bounds of the clock offset from this document's timing header. Null means that they are unknown. */
export function documentTime(): ClockSpan | null {
  const [document] = performance.getEntriesByType('navigation')
  if (!(document instanceof PerformanceNavigationTiming) || document.transferSize === 0) return null
  const sentAt = document.serverTiming?.find(({ name }) => name === CLOCK_METRIC)?.duration ?? 0
  if (sentAt === 0) return null
  // performance.timeOrigin is not used, because it does not follow a clock that was set after the start.
  const began = Date.now() - performance.now()
  return {
    least: sentAt - (began + document.responseStart),
    most: sentAt + CACHED_FOR - (began + document.requestStart),
  }
}
