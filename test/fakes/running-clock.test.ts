import { expect, test } from 'vitest'
import { fakeClock } from './clock.ts'
import { runningClock } from './running-clock.ts'

test('a clock that is put forward runs what fell due once and in its order, and the rest at its time', async () => {
  const machine = fakeClock(1_000_000)
  const clock = runningClock({ clock: machine })
  const ran: string[] = []
  clock.after(9000, () => ran.push(`nine at ${clock.elapsed()}`))
  clock.after(2000, () => ran.push(`two at ${clock.elapsed()}`))
  clock.after(1000, () => clock.after(1000, () => ran.push(`one and one at ${clock.elapsed()}`)))
  clock.after(500, () => ran.push('never')).cancel()

  clock.putForward(8000)
  expect(clock.now()).toBe(1_008_000)
  await machine.advance(0)
  expect(ran).toEqual(['two at 8000'])
  await machine.advance(1000)
  expect(ran).toEqual(['two at 8000', 'nine at 9000', 'one and one at 9000'])
  expect(machine.waiting()).toBe(0)
})
