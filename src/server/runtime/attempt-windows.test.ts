import { expect, test } from 'vitest'
import { MINUTE } from '#domain/calendar.ts'
import { fakeClock } from '../../../test/fakes/clock.ts'
import { attemptWindows } from './attempt-windows.ts'

test('attempts of one address are counted until its window ends, and then from one', async () => {
  const clock = fakeClock(0)
  const windows = attemptWindows(10 * MINUTE, clock)
  expect(windows.count('203.0.113.1')).toEqual({ attempts: 1, left: 10 * MINUTE })
  await clock.advance(9 * MINUTE)
  expect(windows.count('203.0.113.1')).toEqual({ attempts: 2, left: MINUTE })
  expect(windows.count('203.0.113.2').attempts).toBe(1)
  await clock.advance(MINUTE)
  expect(windows.count('203.0.113.1')).toEqual({ attempts: 1, left: 10 * MINUTE })
})

test('no address is kept beyond its window, though nobody comes any more', async () => {
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

test('whoever stops counting waits for the end of no window', async () => {
  const clock = fakeClock(0)
  const windows = attemptWindows(10 * MINUTE, clock)
  windows.count('203.0.113.1')
  windows[Symbol.dispose]()
  expect([windows.size(), clock.waiting()]).toEqual([0, 0])
})

test('whoever comes from many addresses fills no memory: the oldest are forgotten first', () => {
  const windows = attemptWindows(10 * MINUTE, fakeClock(0))
  for (let each = 0; each <= 5000; each += 1) windows.count(`address ${each}`)
  expect(windows.size()).toBe(5000)
  expect(windows.count('address 5000').attempts).toBe(2)
  expect(windows.count('address 0').attempts).toBe(1)
})
