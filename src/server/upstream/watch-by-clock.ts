import { type Clock, repeat } from '../runtime/index.ts'
import type { HealthRecord, RunningSource } from './source.ts'

interface ClockWatch<Answer> {
  /** ms until the first question; not above zero: it is asked at once. */
  readonly first: number
  /** Never rejects. */
  readonly ask: () => Promise<Answer>
  /** Handles the answer and returns the ms until the next request; answers after the stop are dropped. */
  readonly take: (answer: Answer) => number
  /** The same after the clock was set, by which `left` ms are left. */
  readonly untilDue: (left: number) => number
  readonly health: HealthRecord
  readonly clock: Clock
}

/**
 * Sends requests one after the other, each at its time by the wall clock, also after the clock is set or the machine
 * slept.
 */
export function watchByClock<Answer>(options: ClockWatch<Answer>): RunningSource {
  const { first, ask, take, untilDue, health, clock } = options
  let due = clock.now() + first

  const questions = repeat({
    first: first > 0 ? first : Infinity,
    async run(signal) {
      const answer = await ask()
      if (signal.aborted) return Infinity
      const delay = take(answer)
      due = clock.now() + delay
      return delay
    },
    clock,
  })
  if (first <= 0) questions.wake()
  const stopListening = clock.onStep(() => {
    questions.waitAnew(() => {
      const left = Math.max(0, untilDue(due - clock.now()))
      due = clock.now() + left
      return left
    })
  })
  return {
    health: () => health.read(),
    [Symbol.dispose]() {
      stopListening()
      void questions[Symbol.asyncDispose]()
      health.enter('idle')
    },
  }
}
