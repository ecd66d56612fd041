import { expect, test } from 'vitest'
import { MINUTE } from '#domain/calendar.ts'
import { type FakeClock, fakeClock } from '../../../test/fakes/clock.ts'
import { type CheckedClock, checkedClock } from './checked-clock.ts'

const NINE = Date.parse('2026-08-03T09:00:00+03:00')

/** A machine's clock that is `ahead` ms fast. `pass` advances the time and compares the clock every second. */
function checked(ahead: number) {
  const machine = fakeClock(NINE + ahead)
  const clock = checkedClock(machine)
  const steps: number[] = []
  clock.onStep((by) => void steps.push(by))
  return { machine, clock, steps, pass: (seconds: number) => passTime(machine, clock, seconds) }
}

async function passTime(machine: FakeClock, clock: CheckedClock, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    await machine.advance(1000)
    clock.compare(NINE + machine.elapsed() - 20, NINE + machine.elapsed() + 20)
  }
}

test('a clock that was never compared follows the machine’s clock and reports its steps', () => {
  const { machine, clock, steps } = checked(20 * MINUTE)
  expect([clock.now(), clock.fault()]).toEqual([NINE + 20 * MINUTE, null])
  machine.set(NINE)
  expect([clock.now(), steps]).toEqual([NINE, [-20 * MINUTE]])
})

test.each([20 * MINUTE, -20 * MINUTE, 2500])(
  'a clock that is off by %d ms follows the reference clock and reports the difference',
  async (ahead) => {
    const { clock, steps, pass } = checked(ahead)
    await pass(60)
    expect([clock.now(), clock.fault(), steps]).toEqual([NINE + MINUTE, ahead, [-ahead]])
  },
)

test.each([1900, -1900, 0])('a clock that is off by %d ms follows the machine’s clock', async (ahead) => {
  const { clock, steps, pass } = checked(ahead)
  await pass(60)
  expect([clock.now(), clock.fault(), steps]).toEqual([NINE + MINUTE + ahead, null, []])
})

test('a wide comparison range that includes the machine’s clock is not reported as a fault', () => {
  const { clock } = checked(0)
  clock.compare(NINE - 30_000, NINE + 10)
  expect(clock.fault()).toBeNull()
})

test('the clock stays continuous while the machine’s clock is corrected, and follows it again', async () => {
  const { machine, clock, steps, pass } = checked(20 * MINUTE)
  await pass(10)
  machine.set(NINE + machine.elapsed())
  expect(clock.now()).toBe(NINE + 10_000)
  await pass(10)
  machine.set(NINE + machine.elapsed() + 1500)
  await pass(1)
  expect([clock.now() - NINE, clock.fault()]).toEqual([22_500, null])
  // Later steps of the machine's clock are reported as before.
  expect(steps).toEqual([-20 * MINUTE, 1500])
})

test('a clock near the limit does not alternate between the two sources', async () => {
  const { machine, clock, pass } = checked(2100)
  await pass(5)
  machine.set(NINE + machine.elapsed() + 1900)
  await pass(5)
  expect(clock.now()).toBe(NINE + 10_000)
})

test('the clock follows a step of the reference clock, as after a database failover', async () => {
  const { machine, clock, steps, pass } = checked(20 * MINUTE)
  await pass(1)
  clock.compare(NINE + 5 * MINUTE, NINE + 5 * MINUTE)
  expect([clock.now(), clock.fault(), steps]).toEqual([
    NINE + 5 * MINUTE,
    15 * MINUTE + machine.elapsed(),
    [-20 * MINUTE, 5 * MINUTE - machine.elapsed()],
  ])
})
