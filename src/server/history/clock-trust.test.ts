import { expect, test } from 'vitest'
import type { Bulletin } from '#contract/central-bank.ts'
import { DAY_LENGTH, dayOf, HOUR } from '#domain/calendar.ts'
import { type FakeClock, fakeClock } from '../../../test/fakes/clock.ts'
import { ISTANBUL } from '../../../test/fakes/istanbul.ts'
import type { Markers } from '../store/store.ts'
import { type ClockTrust, openClockTrust } from './clock-trust.ts'

const NOW = Date.parse('2026-08-03T10:00:00+03:00')
const YEAR = 365 * DAY_LENGTH

function site(seenAt?: number) {
  let marks: Markers = seenAt === undefined ? {} : { 'clock-seen-at': seenAt }
  let newest: Bulletin | null = null
  return {
    marks: () => marks,
    publish: (at: number) => void (newest = { day: dayOf(at, ISTANBUL), rates: {}, fetchedAt: at }),
    start: (clock: FakeClock): Promise<ClockTrust> =>
      openClockTrust({
        store: {
          markers: () => Promise.resolve(marks),
          setMarkers(set) {
            marks = { ...marks, 'clock-seen-at': set['clock-seen-at'] ?? 0 }
            return Promise.resolve()
          },
        },
        bulletins: { newest: () => newest },
        clock,
      }),
  }
}

test('a clock that goes on from where it was seen is believed, over a restart and a long weekend, and remembered', async () => {
  const { start, marks } = site(NOW - 2 * DAY_LENGTH)
  const clock = fakeClock(NOW)
  const trust = await start(clock)
  expect(await trust.believed()).toBe(true)
  expect(trust.doubt()).toBeNull()
  expect(marks()).toEqual({ 'clock-seen-at': NOW })
  for (let day = 0; day < 30; day += 1) {
    await clock.advance(DAY_LENGTH)
    expect(await trust.believed()).toBe(true)
  }
})

test('a clock that is a year ahead at a start is not, and is not remembered; set right, it is', async () => {
  const { start, marks } = site(NOW - HOUR)
  const clock = fakeClock(NOW + YEAR)
  const trust = await start(clock)
  expect(await trust.believed()).toBe(false)
  expect(trust.doubt()).toBe(YEAR + HOUR)
  expect(marks()).toEqual({ 'clock-seen-at': NOW - HOUR })
  clock.set(NOW)
  expect(await trust.believed()).toBe(true)
})

test('after a year off, the central bank’s bulletin shows that it was one', async () => {
  const { start, publish } = site(NOW - YEAR)
  const clock = fakeClock(NOW)
  const trust = await start(clock)
  expect(await trust.believed()).toBe(false)
  publish(NOW - DAY_LENGTH)
  expect(await trust.believed()).toBe(true)
})

test('a bulletin of last year shows no clock to be right that is a year ahead', async () => {
  const { start, publish } = site(NOW)
  publish(NOW)
  expect(await (await start(fakeClock(NOW + YEAR))).believed()).toBe(false)
})

test('a store in which nothing is yet believes the clock that it finds', async () => {
  expect(await (await site().start(fakeClock(NOW))).believed()).toBe(true)
})
