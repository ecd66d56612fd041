import { type Clock, repeat } from '../runtime/index.ts'
import type { HealthRecord, RunningSource } from './source.ts'

interface ClockWatch<Answer> {
  /** ms until the first request; 0 or less means immediately. */
  readonly first: number
  /** Sends a request. Must not reject. */
  readonly ask: () => Promise<Answer>
  /** Handles the answer and returns the ms until the next request. Answers after the stop are dropped. */
  readonly take: (answer: Answer) => number
  /** Returns the ms until the next request after the clock was set. `left` is the remaining time by the new clock. */
  readonly untilDue: (left: number) => number
  readonly health: HealthRecord
  readonly clock: Clock
}

/**
 * Sends requests one after the other at times of the wall clock, also after the clock was set or the machine has slept.
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
    questions.reschedule(() => {
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
