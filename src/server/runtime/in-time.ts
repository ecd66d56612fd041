import type { Clock } from './clock.ts'

/** What is asked; null where it takes longer than `ms`: then it goes on, and nobody waits for it. */
export function inTime<Answer>(
  asked: Promise<Answer>,
  ms: number,
  clock: Pick<Clock, 'after'>,
): Promise<Answer | null> {
  return new Promise((resolve, reject) => {
    const timer = clock.after(ms, () => resolve(null))
    asked.then(resolve, reject).finally(() => timer.cancel())
  })
}
