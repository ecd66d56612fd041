import { beforeEach, expect, test, vi } from 'vitest'
import type { Bulletin } from '#contract/bulletin.ts'
import { DAY_LENGTH, dayOf, HOUR, MINUTE } from '#domain/calendar.ts'
import { type FakeClock, fakeClock } from '../../../test/fakes/clock.ts'
import { createLog } from '../runtime/log.ts'
import type { Markers } from '../store/store.ts'
import { type ClockTrust, openClockTrust, startMinuteRetention } from './retention.ts'

const NOW = Date.parse('2026-08-03T10:00:00+03:00')
const YEAR = 365 * DAY_LENGTH

function site(seenAt?: number) {
  let marks: Markers = seenAt === undefined ? {} : { 'clock-seen-at': seenAt }
  let newest: Bulletin | null = null
  return {
    marks: () => marks,
    publish: (at: number) => void (newest = { day: dayOf(at), rates: {}, fetchedAt: at }),
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

const START = Date.parse('2026-08-03T10:00:00+03:00')
const KEPT = 14 * DAY_LENGTH

let clock: FakeClock
let believed: boolean
const logged: string[] = []

beforeEach(() => {
  clock = fakeClock(START)
  believed = true
  logged.length = 0
})

/** The record begins a day before the oldest minute that is kept whole at the first sweep. */
const OLDEST = START + 10 * MINUTE - KEPT - DAY_LENGTH

function retain(
  thinMinutes: (from: number, before: number) => Promise<number>,
  keptFor = () => KEPT,
  oldest: number | null = OLDEST,
): AsyncDisposable {
  return startMinuteRetention({
    store: { thinMinutes, oldestMinute: () => Promise.resolve(oldest) },
    keptFor,
    trust: { believed: () => Promise.resolve(believed) },
    clock,
    log: createLog({ write: (line) => logged.push(line) }),
  })
}

test('a start looks at everything once, then each hour at the hour that has passed', async () => {
  const thin = vi.fn(() => Promise.resolve(3))
  const thinning = retain(thin)
  await clock.advance(10 * MINUTE)
  await clock.advance(HOUR)
  const first = START + 10 * MINUTE - KEPT
  expect(thin.mock.calls).toEqual([
    [OLDEST, first],
    [first, first + HOUR],
  ])
  await thinning[Symbol.asyncDispose]()
  await clock.advance(2 * HOUR)
  expect(thin).toHaveBeenCalledTimes(2)
})

test('what was kept for years is looked at day by day, and what breaks off goes on there', async () => {
  let left = 100
  const thin = vi.fn((from: number, before: number) => {
    left -= 1
    return left === -1 ? Promise.reject(new Error('too slow')) : Promise.resolve(before - from)
  })
  const first = START + 10 * MINUTE - KEPT
  const thinning = retain(thin, () => KEPT, first - 365 * DAY_LENGTH)
  await clock.advance(10 * MINUTE)
  expect(thin.mock.calls.length).toBe(101)
  await clock.advance(HOUR)
  const spans = thin.mock.calls.map(([from, before]) => before - from)
  expect(spans).toEqual([...Array.from({ length: 366 }, () => DAY_LENGTH), HOUR])
  expect(thin.mock.calls.at(-1)).toEqual([first, first + HOUR])
  await thinning[Symbol.asyncDispose]()
})

test('a record that holds nothing yet is thinned from then on', async () => {
  const thin = vi.fn(() => Promise.resolve(0))
  const thinning = retain(thin, () => KEPT, null)
  await clock.advance(10 * MINUTE)
  expect(thin).not.toHaveBeenCalled()
  await clock.advance(HOUR)
  expect(thin).toHaveBeenCalledOnce()
  await thinning[Symbol.asyncDispose]()
})

test('an hour that failed is part of the next one', async () => {
  const thin = vi.fn(() => Promise.resolve(0)).mockRejectedValueOnce(new Error('disk full'))
  const thinning = retain(thin)
  await clock.advance(10 * MINUTE)
  await clock.advance(HOUR)
  const first = START + 10 * MINUTE - KEPT
  expect(thin.mock.calls).toEqual([
    [OLDEST, first],
    [OLDEST, first],
    [first, first + HOUR],
  ])
  expect(logged.join('')).toContain('disk full')
  await thinning[Symbol.asyncDispose]()
})

test('a longer time in the office file holds from the next hour, and a shorter one again as well', async () => {
  let kept = KEPT
  const thin = vi.fn((from: number, before: number) => Promise.resolve(before - from))
  const thinning = retain(thin, () => kept)
  await clock.advance(10 * MINUTE)
  kept = 20 * DAY_LENGTH
  await clock.advance(HOUR)
  expect(thin).toHaveBeenCalledOnce()
  kept = KEPT
  await clock.advance(HOUR)
  const [, [from] = []] = thin.mock.calls
  expect(from).toBe(START + 10 * MINUTE + HOUR - 20 * DAY_LENGTH)
  expect(thin.mock.lastCall?.[1]).toBe(START + 10 * MINUTE + 2 * HOUR - KEPT)
  await thinning[Symbol.asyncDispose]()
})

test('nothing is thinned by a clock that can’t be right, and the log says why', async () => {
  const thin = vi.fn(() => Promise.resolve(3))
  believed = false
  const thinning = retain(thin)
  await clock.advance(2 * HOUR)
  expect(thin).not.toHaveBeenCalled()
  expect(logged.join('')).toContain('thinning of old minute points skipped: the clock')
  believed = true
  await clock.advance(HOUR)
  expect(thin).toHaveBeenCalled()
  await thinning[Symbol.asyncDispose]()
})

test('a stop in the middle of it is no failure', async () => {
  const { promise: closed, reject: close } = Promise.withResolvers<number>()
  const thinning = retain(() => closed)
  await clock.advance(10 * MINUTE)
  const stopped = thinning[Symbol.asyncDispose]()
  close(new Error('the store is closed'))
  await stopped
  await clock.advance(HOUR)
  expect(logged).toEqual([])
})

test('nothing is thinned in the first minutes of a start', async () => {
  const thin = vi.fn(() => Promise.resolve(3))
  const thinning = retain(thin)
  await clock.advance(9 * MINUTE)
  expect(thin).not.toHaveBeenCalled()
  await thinning[Symbol.asyncDispose]()
})
