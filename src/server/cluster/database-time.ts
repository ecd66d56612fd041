import type { Clock } from '../runtime/index.ts'

/**
 * The database's clock as far as its answers tell: between the moment that a question was sent and the moment its answer came, it stood at
 * what the answer says. The bounds are as far apart as that answer took. null: nothing was answered yet.
 */
export interface DatabaseTime {
  /** An answer that names the database's time, ms; `sentAt` by `elapsed()`. */
  answered(now: number, sentAt: number): void
  /** What it stood at, at the latest, at a moment of `elapsed()`. */
  latest(at: number): number | null
  /** The same, at the earliest. */
  earliest(at: number): number | null
}

export function createDatabaseTime(clock: Pick<Clock, 'elapsed'>): DatabaseTime {
  let last: { readonly now: number; readonly sentAt: number; readonly cameAt: number } | undefined
  return {
    answered(now, sentAt) {
      last = { now, sentAt, cameAt: clock.elapsed() }
    },
    latest: (at) => (last === undefined ? null : last.now + at - last.sentAt),
    earliest: (at) => (last === undefined ? null : last.now + at - last.cameAt),
  }
}
