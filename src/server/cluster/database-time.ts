import type { Clock } from '../runtime/index.ts'

export type DatabaseTime = ReturnType<typeof createDatabaseTime>

/**
 * The database's clock, between the bounds that its last answer gives. null: nothing was answered yet. `onAnswer`:
 * between which moments it stands just now.
 */
export function createDatabaseTime(
  clock: Pick<Clock, 'elapsed'>,
  onAnswer: (earliest: number, latest: number) => void = () => undefined,
) {
  let last: { readonly now: number; readonly sentAt: number; readonly cameAt: number } | undefined
  return {
    /** An answer that names the database's time, ms; `sentAt` by `elapsed()`. */
    answered(now: number, sentAt: number): void {
      const cameAt = clock.elapsed()
      last = { now, sentAt, cameAt }
      onAnswer(now, now + cameAt - sentAt)
    },
    /** What it stood at, at the latest, at a moment of `elapsed()`. */
    latest: (at: number): number | null => (last === undefined ? null : last.now + at - last.sentAt),
    /** The same, at the earliest. */
    earliest: (at: number): number | null => (last === undefined ? null : last.now + at - last.cameAt),
  }
}
