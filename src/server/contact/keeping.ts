import { DAY_LENGTH } from '#domain/calendar.ts'
import type { Markers } from '../store/index.ts'

/** How long messages are kept, in ms; and the shorter time that the office file asks for, until it holds. */
export interface Keeping {
  readonly keptFor: number
  readonly shorter: { readonly keptFor: number; readonly since: number } | null
}

/** A slip in the office file must not cost messages: a shorter time holds a day after it was asked for. */
export const GRACE = DAY_LENGTH

/** null before the first time. A longer time holds at once. */
export function keepingAt(now: number, wished: number, before: Keeping | null): Keeping {
  const settled = { keptFor: wished, shorter: null }
  if (before === null || wished > before.keptFor) return settled
  const { shorter } = before
  if (wished === before.keptFor) return shorter === null ? before : settled
  if (shorter?.keptFor !== wished || shorter.since > now) {
    return { keptFor: before.keptFor, shorter: { keptFor: wished, since: now } }
  }
  return now - shorter.since < GRACE ? before : settled
}

export function keepingOf(marks: Markers): Keeping | null {
  const { 'messages-kept-for': keptFor, 'messages-shorter': shorter, 'messages-shorter-since': since } = marks
  if (keptFor === undefined) return null
  return { keptFor, shorter: shorter === undefined || since === undefined ? null : { keptFor: shorter, since } }
}

export function marksOf({ keptFor, shorter }: Keeping) {
  return {
    'messages-kept-for': keptFor,
    'messages-shorter': shorter?.keptFor ?? null,
    'messages-shorter-since': shorter?.since ?? null,
  }
}
