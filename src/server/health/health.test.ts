import { expect, test } from 'vitest'
import { HOUR, SECOND } from '#domain/calendar.ts'
import { fakeClock } from '../../../test/fakes/clock.ts'
import type { Markers } from '../store/store.ts'
import { rememberFirstStart, triedNowAndThen } from './health.ts'

test('the store is probed at most every five seconds, however often the site is asked', async () => {
  const clock = fakeClock(0)
  let tries = 0
  const writable = (): Promise<boolean> => Promise.resolve((tries += 1) < 2)
  const isWritable = triedNowAndThen({ writable }, clock)
  expect(await Promise.all([isWritable(), isWritable()])).toEqual([true, true])
  await clock.advance(4 * SECOND)
  expect([await isWritable(), tries]).toEqual([true, 1])
  await clock.advance(SECOND)
  expect([await isWritable(), tries]).toEqual([false, 2])
})

test('the first start is stored once and never overwritten', async () => {
  const clock = fakeClock(5 * HOUR)
  let markers: Markers = { 'clock-seen-at': 1 }
  const store = {
    markers: async () => markers,
    setMarkers: async (set: Partial<Record<keyof Markers, number | null>>) => {
      const values = Object.entries(set).filter((entry) => entry[1] !== null)
      markers = { ...markers, ...Object.fromEntries(values) }
    },
  }
  await rememberFirstStart(store, clock)
  await clock.advance(HOUR)
  await rememberFirstStart(store, clock)
  expect(markers).toEqual({ 'clock-seen-at': 1, 'first-started-at': 5 * HOUR })
})
