import { SECOND } from '#domain/calendar.ts'
import type { Clock } from '../runtime/index.ts'

/** In ten seconds; a lively provider needs a hundredth. Twice as much would still leave the loop to others. */
const WITHIN = 10 * SECOND
const MOST_MESSAGES = 20_000
const MOST_BYTES = 32 * 1024 * 1024

/** Counts what a stranger sends: false once a message of so many bytes is more than anybody may send in a while. */
export function createAllowance(clock: Pick<Clock, 'elapsed'>): (bytes: number) => boolean {
  let since = clock.elapsed()
  let messages = 0
  let sum = 0
  return (bytes) => {
    if (clock.elapsed() - since >= WITHIN) [since, messages, sum] = [clock.elapsed(), 0, 0]
    messages += 1
    sum += bytes
    return messages <= MOST_MESSAGES && sum <= MOST_BYTES
  }
}
