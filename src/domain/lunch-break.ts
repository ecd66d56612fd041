import type { Hours, Span } from './opening.ts'

const WEEKDAY_COUNT = 5

/** Returns a day with the break; undefined if the break begins or ends in it without being inside. */
function withLunch(hours: Hours, lunch: Span): Hours | undefined {
  const [span, ...more] = hours
  // A day with several spans has a break of its own.
  if (span === undefined || more.length > 0 || lunch.to <= span.from || span.to <= lunch.from) return hours
  if (lunch.from <= span.from || span.to <= lunch.to) return undefined
  return [
    { from: span.from, to: lunch.from },
    { from: lunch.to, to: span.to },
  ]
}

/** Adds the break to Monday to Friday. */
export function weekWithLunch(week: readonly Hours[], lunch: Span): (Hours | undefined)[] {
  return week.map((hours, index) => (index < WEEKDAY_COUNT ? withLunch(hours, lunch) : hours))
}

/**
 * Separates the most frequent break of Monday to Friday from the week, so that a form shows it once. `lunch` is null
 * if there is none, or if adding it to the week again would give a break to another day, too.
 */
export function splitWeek(week: readonly Hours[]): { readonly week: readonly Hours[]; readonly lunch: Span | null } {
  const breaks = week.slice(0, WEEKDAY_COUNT).flatMap((hours) => breakOf(hours) ?? [])
  const countOf = (span: Span): number => breaks.filter((each) => isSame(each, span)).length
  const most = Math.max(...breaks.map(countOf))
  const lunch = breaks.find((each) => countOf(each) === most)
  if (lunch === undefined) return { week, lunch: null }
  const without = week.map((hours, index) => (index < WEEKDAY_COUNT ? withoutLunch(hours, lunch) : hours))
  const isKept = JSON.stringify(weekWithLunch(without, lunch)) === JSON.stringify(week)
  return isKept ? { week: without, lunch } : { week, lunch: null }
}

/** Returns the time between the two spans of a day; null for other days. */
export function breakOf([first, second, ...more]: Hours): Span | null {
  return first === undefined || second === undefined || more.length > 0 ? null : { from: first.to, to: second.from }
}

function withoutLunch(hours: Hours, lunch: Span): Hours {
  const [first, second] = hours
  const own = breakOf(hours)
  if (first === undefined || second === undefined || own === null || !isSame(own, lunch)) return hours
  return [{ from: first.from, to: second.to }]
}

function isSame(one: Span, other: Span): boolean {
  return one.from === other.from && one.to === other.to
}
