import { SECOND } from '#domain/calendar.ts'

/** The server's time as far as the browser knows it: a visitor's wrong clock must not age the rates. */
export interface ServerTime {
  readonly now: () => number
  /** Learns from an answer: `Date`, plus the `Age` that a cache has added since. */
  readonly learn: (headers: Headers, sentAt: number, receivedAt: number) => void
}

/** How far the server's clock is ahead of ours, in ms: somewhere in this span. */
interface Span {
  readonly least: number
  readonly most: number
}

/**
 * `Date` has whole seconds and the answer was under way, so each answer gives a span of offsets, and the spans of several answers
 * overlap ever more narrowly; when they don't, a clock was set, and the newest counts. Of the span, the offset nearest to
 * zero is taken: a right clock is left alone. Before any answer only this is sure: the page was rendered before it is read.
 */
export function createServerTime(renderedAt: number, localNow: () => number): ServerTime {
  let span: Span = { least: renderedAt - localNow(), most: Number.POSITIVE_INFINITY }
  return {
    now: () => localNow() + nearestToZero(span),
    learn: (headers, sentAt, receivedAt) => {
      const heard = spanOf(headers, sentAt, receivedAt)
      if (heard === undefined) return
      const both = { least: Math.max(span.least, heard.least), most: Math.min(span.most, heard.most) }
      span = both.least <= both.most ? both : heard
    },
  }
}

function spanOf(headers: Headers, sentAt: number, receivedAt: number): Span | undefined {
  const date = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(date)) return undefined
  const age = Number(headers.get('age') ?? 0)
  const kept = Number.isFinite(age) && age > 0 ? age * SECOND : 0
  // A cached answer's age is cut to whole seconds too.
  return { least: date + kept - receivedAt, most: date + kept + (kept > 0 ? 2 : 1) * SECOND - sentAt }
}

function nearestToZero({ least, most }: Span): number {
  return Math.min(Math.max(0, least), most)
}
