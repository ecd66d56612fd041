import { SECOND } from '#domain/calendar.ts'
import type { Clock, Timer } from './clock.ts'

const LOOKS_EVERY = SECOND

/** Time servers nudge a clock by milliseconds all the time: nothing that we date is wrong by that. */
const NOTICED = 2 * SECOND

/**
 * Tells by how many ms the wall clock was set, or went on while the machine slept: monotonic time does neither. It looks only while
 * somebody listens.
 */
export function watchSteps({ now, elapsed, after }: Pick<Clock, 'now' | 'elapsed' | 'after'>): Clock['onStep'] {
  const listeners = new Set<(by: number) => void>()
  let ahead = 0
  let timer: Timer | undefined

  const look = (): void => {
    timer = after(LOOKS_EVERY, look)
    const by = now() - elapsed() - ahead
    ahead += by
    if (Math.abs(by) >= NOTICED) for (const listener of listeners) listener(by)
  }

  return (listener) => {
    if (listeners.size === 0) {
      ahead = now() - elapsed()
      timer = after(LOOKS_EVERY, look)
    }
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) timer?.cancel()
    }
  }
}
