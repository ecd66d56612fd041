import type { Clock } from '../runtime/index.ts'

export type DatabaseTime = ReturnType<typeof createDatabaseTime>

/**
 * Bounds of the database's clock by its last answer; null before the first answer. `onAnswer` receives the new bounds.
 */
export function createDatabaseTime(
  clock: Pick<Clock, 'elapsed'>,
  onAnswer: (earliest: number, latest: number) => void = () => undefined,
) {
  let last: { readonly now: number; readonly sentAt: number; readonly cameAt: number } | undefined
  return {
    /** Records an answer with the database's time in ms. `sentAt` is a time of `elapsed()`. */
    answered(now: number, sentAt: number): void {
      const cameAt = clock.elapsed()
      last = { now, sentAt, cameAt }
      onAnswer(now, now + cameAt - sentAt)
    },
    /** Returns the latest possible database time at a time of `elapsed()`. */
    latest: (at: number): number | null => (last === undefined ? null : last.now + at - last.sentAt),
    /** Returns the earliest possible database time at a time of `elapsed()`. */
    earliest: (at: number): number | null => (last === undefined ? null : last.now + at - last.cameAt),
  }
}
