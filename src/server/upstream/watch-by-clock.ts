import type { Clock, Timer } from '../runtime/index.ts'
import type { HealthRecord, RunningSource } from './source-health.ts'

export interface ClockWatch<Answer> {
  /** ms until the first question; not above zero: it is asked at once. */
  readonly first: number
  readonly ask: () => Promise<Answer>
  /** Takes what was answered and tells in how many ms to ask again; it is not told what comes after the stop. */
  readonly take: (answer: Answer) => number
  /** The same after the clock was set, by which `left` ms are left. */
  readonly untilDue: (left: number) => number
  readonly health: HealthRecord
  readonly clock: Clock
}

/** One question after the other, each at its hour by the clock on the wall, also where that is set or the machine slept. */
export function watchByClock<Answer>(options: ClockWatch<Answer>): RunningSource {
  const { first, ask, take, untilDue, health, clock } = options
  let stopped = false
  let due = 0
  let timer: Timer | undefined

  const wait = (delay: number): void => {
    due = clock.now() + delay
    timer = clock.after(delay, () => {
      timer = undefined
      void run()
    })
  }

  const run = async (): Promise<void> => {
    const answer = await ask()
    if (!stopped) wait(take(answer))
  }

  if (first > 0) wait(first)
  else void run()
  const stopListening = clock.onStep(() => {
    // None waits: an answer is awaited, and the clock is looked at when it is there.
    if (timer === undefined) return
    timer.cancel()
    wait(Math.max(0, untilDue(due - clock.now())))
  })
  return {
    health: () => health.read(),
    stop() {
      stopped = true
      stopListening()
      timer?.cancel()
      health.enter('idle')
    },
  }
}
