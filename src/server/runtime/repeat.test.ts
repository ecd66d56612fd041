import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fakeClock } from '../../../test/fakes/clock.ts'
import { delayAfter, type Repetition, repeat } from './repeat.ts'

const RECONNECT = { first: 1000, longest: 30_000 }

describe('the delay before a retry', () => {
  test('the delay doubles up to its limit', () => {
    const longest = [1, 2, 3, 4, 5, 6, 7].map((failures) => delayAfter(failures, RECONNECT, () => 0.999_999))
    expect(longest).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
  })

  test('the delay is between half and all of its full length, after any number of failures', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e9 }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (failures, chance) => {
          const delay = delayAfter(failures, RECONNECT, () => chance)
          expect(delay).toBeGreaterThanOrEqual(500)
          expect(delay).toBeLessThanOrEqual(30_000)
        },
      ),
    )
  })
})

describe('repeated work', () => {
  /** Runs every second, beginning after one second. */
  function repeated(options: Partial<Repetition> = {}) {
    const clock = fakeClock(0)
    let runs = 0
    const run = (): Promise<number> => {
      runs += 1
      return Promise.resolve(1000)
    }
    const onFailure = (): number => 500
    return { clock, runs: () => runs, work: repeat({ run, first: 1000, onFailure, clock, ...options }) }
  }

  test('repeat waits first and then runs after the delays that its work returns', async () => {
    const { clock, runs } = repeated()
    await clock.advance(999)
    expect(runs()).toBe(0)
    await clock.advance(2001)
    expect(runs()).toBe(3)
  })

  test('repeat runs immediately when woken and restarts its delay', async () => {
    const { clock, runs, work } = repeated()
    work.wake()
    expect(runs()).toBe(1)
    await clock.advance(999)
    expect(runs()).toBe(1)
    await clock.advance(1)
    expect(runs()).toBe(2)
  })

  test('repeat runs once more after a run in which it was woken several times', async () => {
    const held = Promise.withResolvers<number>()
    let begun = 0
    const run = (): Promise<number> => {
      begun += 1
      return begun === 1 ? held.promise : Promise.resolve(Infinity)
    }
    const { clock, work } = repeated({ run, first: 0 })
    await clock.advance(0)
    work.wake()
    work.wake()
    expect(begun).toBe(1)
    held.resolve(Infinity)
    await clock.advance(0)
    expect(begun).toBe(2)
    await clock.advance(60_000)
    expect(begun).toBe(2)
  })

  test('repeat pauses between a run and a woken one, and then waits the remaining delay', async () => {
    const { clock, runs, work } = repeated({ pause: 200 })
    work.wake()
    await clock.advance(100)
    work.wake()
    work.wake()
    expect(runs()).toBe(1)
    await clock.advance(100)
    expect(runs()).toBe(2)
    await clock.advance(999)
    expect(runs()).toBe(2)
    await clock.advance(1)
    expect(runs()).toBe(3)
  })

  test('repeat counts consecutive failures and reports the first success after them', async () => {
    const failures: number[] = []
    const recoveries: number[] = []
    let isDown = true
    const { clock } = repeated({
      run: () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(1000)),
      onFailure(_, count) {
        failures.push(count)
        return 500
      },
      onRecovery: (count) => recoveries.push(count),
    })
    await clock.advance(2000)
    expect(failures).toEqual([1, 2, 3])
    isDown = false
    await clock.advance(5000)
    expect(recoveries).toEqual([3])
  })

  test('repeat starts no run after it was disposed, and leaves no timer', async () => {
    const { clock, runs, work } = repeated()
    await work[Symbol.asyncDispose]()
    work.wake()
    await clock.advance(5000)
    expect(runs()).toBe(0)
    expect(clock.waiting()).toBe(0)
  })

  test('repeat aborts its signal when it is disposed', async () => {
    const held = Promise.withResolvers<void>()
    let steps = 0
    const run = async (signal: AbortSignal): Promise<number> => {
      for (; !signal.aborted; steps += 1) await held.promise
      return 0
    }
    const { clock, work } = repeated({ run, first: 0 })
    await clock.advance(0)
    const over = work[Symbol.asyncDispose]()
    held.resolve()
    await over
    expect(steps).toBe(1)
  })

  test('repeat waits for the current run when it is disposed', async () => {
    const held = Promise.withResolvers<number>()
    const { clock, work } = repeated({ run: () => held.promise, first: 0 })
    await clock.advance(0)
    let isOver = false
    const over = work[Symbol.asyncDispose]().then(() => {
      isOver = true
    })
    await clock.advance(1000)
    expect(isOver).toBe(false)
    held.resolve(0)
    await over
    expect(clock.waiting()).toBe(0)
  })
})
