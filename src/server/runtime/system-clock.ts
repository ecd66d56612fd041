import { watchSteps } from './clock-steps.ts'
import type { Clock } from './clock.ts'
import { keepZone } from './zone.ts'

/** setTimeout fires at once beyond 2^31-1 ms: long waits go in steps. */
const LONGEST = 2_147_483_647

const machine: Pick<Clock, 'now' | 'elapsed' | 'after'> = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  after(delay, run) {
    let handle: NodeJS.Timeout
    const wait = (left: number): void => {
      handle = setTimeout(() => (left > LONGEST ? wait(left - LONGEST) : run()), Math.min(left, LONGEST)).unref()
    }
    wait(Math.max(0, delay))
    return { cancel: () => clearTimeout(handle) }
  },
}

const zone = keepZone(machine.now)

export const systemClock: Clock = {
  ...machine,
  get zone() {
    return zone()
  },
  onStep: watchSteps(machine),
}
