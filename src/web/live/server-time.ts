import { MINUTE, SECOND } from '#domain/calendar.ts'
import { ALIVE_FOR } from '#domain/freshness.ts'

/** The server's time as far as the browser knows it: a visitor's wrong clock must not age the rates. */
export interface ServerTime {
  readonly now: () => number
  /** Learns from an answer: `Date`, plus the `Age` that a cache has added since. */
  readonly learn: (headers: Headers, sentAt: number, receivedAt: number) => void
  /** Learns from a message of the relay, which speaks only while its source spoke within `ALIVE_FOR`. */
  readonly hear: (sourceTime: number) => void
}

/** How long a message may have been on its way through a poor network. */
const LONGEST_WAY = 2 * MINUTE

/** How far the server's clock is ahead of ours, in ms: somewhere in this span. */
export interface ClockSpan {
  readonly least: number
  readonly most: number
}

/**
 * Either clock may be set while the page is open: a machine that starts with its hardware clock in local time steps by hours.
 *
 * `Date` has whole seconds and the answer was under way, so each answer gives a span of offsets, and the spans of several answers
 * overlap ever more narrowly; when they don't, a clock was set, and the newest counts. Of the span, the offset nearest to
 * zero is taken: a right clock is left alone. The first span is that of the document itself; without one, only this is sure: the page
 * was rendered before it is read.
 */
export function createServerTime(
  renderedAt: number,
  localNow: () => number,
  document: ClockSpan | null = null,
): ServerTime {
  let span: ClockSpan = document ?? { least: renderedAt - localNow(), most: Number.POSITIVE_INFINITY }
  const narrow = (heard: ClockSpan, likeliest = heard): void => {
    const both = { least: Math.max(span.least, heard.least), most: Math.min(span.most, heard.most) }
    span = both.least <= both.most ? both : likeliest
  }
  return {
    now: () => localNow() + nearestToZero(span),
    learn: (headers, sentAt, receivedAt) => {
      const heard = spanOf(headers, sentAt, receivedAt)
      if (heard !== undefined) narrow(heard)
    },
    hear: (sourceTime) => {
      const ahead = sourceTime - localNow()
      narrow({ least: ahead, most: ahead + ALIVE_FOR + LONGEST_WAY }, { least: ahead, most: ahead + SECOND })
    },
  }
}

function spanOf(headers: Headers, sentAt: number, receivedAt: number): ClockSpan | undefined {
  const date = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(date)) return undefined
  const age = Number(headers.get('age') ?? 0)
  const kept = Number.isFinite(age) && age > 0 ? age * SECOND : 0
  // A cached answer's age is cut to whole seconds too.
  return { least: date + kept - receivedAt, most: date + kept + (kept > 0 ? 2 : 1) * SECOND - sentAt }
}

function nearestToZero({ least, most }: ClockSpan): number {
  return Math.min(Math.max(0, least), most)
}
