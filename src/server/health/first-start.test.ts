import { expect, test } from 'vitest'
import { HOUR } from '#domain/calendar.ts'
import { fakeClock } from '../../../test/fakes/clock.ts'
import type { Markers } from '../store/store.ts'
import { rememberFirstStart } from './health.ts'

test('the first start of all is remembered, and no later one', async () => {
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
