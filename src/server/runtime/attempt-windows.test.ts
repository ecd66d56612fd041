import { expect, test } from 'vitest'
import { MINUTE } from '#domain/calendar.ts'
import { fakeClock } from '../../../test/fakes/clock.ts'
import { attemptWindows } from './attempt-windows.ts'

test('attempts of an address are counted until its window ends and are then forgotten', async () => {
  const clock = fakeClock(0)
  const windows = attemptWindows(10 * MINUTE, clock)
  expect(windows.count('203.0.113.1')).toEqual({ attempts: 1, left: 10 * MINUTE })
  await clock.advance(9 * MINUTE)
  expect(windows.count('203.0.113.1')).toEqual({ attempts: 2, left: MINUTE })
  expect(windows.count('203.0.113.2').attempts).toBe(1)
  await clock.advance(MINUTE)
  expect(windows.count('203.0.113.1')).toEqual({ attempts: 1, left: 10 * MINUTE })
})

test('an address is forgotten at the end of its window, even without further attempts', async () => {
  const clock = fakeClock(0)
  const windows = attemptWindows(10 * MINUTE, clock)
  windows.count('203.0.113.1')
  await clock.advance(4 * MINUTE)
  windows.count('203.0.113.2')
  await clock.advance(6 * MINUTE)
  expect(windows.size()).toBe(1)
  await clock.advance(4 * MINUTE)
  expect([windows.size(), clock.waiting()]).toEqual([0, 0])
})

test('the attempt windows forget all addresses and leave no timer when disposed', async () => {
  const clock = fakeClock(0)
  const windows = attemptWindows(10 * MINUTE, clock)
  windows.count('203.0.113.1')
  windows[Symbol.dispose]()
  expect([windows.size(), clock.waiting()]).toEqual([0, 0])
})

test('the oldest addresses are forgotten if there are too many', () => {
  const windows = attemptWindows(10 * MINUTE, fakeClock(0))
  for (let each = 0; each <= 5000; each += 1) windows.count(`address ${each}`)
  expect(windows.size()).toBe(5000)
  expect(windows.count('address 5000').attempts).toBe(2)
  expect(windows.count('address 0').attempts).toBe(1)
})
