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

test('a clock that continues from its last known time is trusted and stored', async () => {
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

test('a clock that is a year ahead at the start is not trusted until it is corrected', async () => {
  const { start, marks } = site(NOW - HOUR)
  const clock = fakeClock(NOW + YEAR)
  const trust = await start(clock)
  expect(await trust.believed()).toBe(false)
  expect(trust.doubt()).toBe(YEAR + HOUR)
  expect(marks()).toEqual({ 'clock-seen-at': NOW - HOUR })
  clock.set(NOW)
  expect(await trust.believed()).toBe(true)
})

test('a current bulletin confirms the clock after a year without running', async () => {
  const { start, publish } = site(NOW - YEAR)
  const clock = fakeClock(NOW)
  const trust = await start(clock)
  expect(await trust.believed()).toBe(false)
  publish(NOW - DAY_LENGTH)
  expect(await trust.believed()).toBe(true)
})

test('a bulletin of last year does not confirm a clock that is a year ahead', async () => {
  const { start, publish } = site(NOW)
  publish(NOW)
  expect(await (await start(fakeClock(NOW + YEAR))).believed()).toBe(false)
})

test('an empty store trusts the clock', async () => {
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

/** The oldest recorded minute, one day older than the first run of thinning keeps. */
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

test('the retention thins the whole record once and then one hour every hour', async () => {
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

test('the retention thins a long record day by day and continues after a failure', async () => {
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

test('the retention begins an hour later if the record is empty', async () => {
  const thin = vi.fn(() => Promise.resolve(0))
  const thinning = retain(thin, () => KEPT, null)
  await clock.advance(10 * MINUTE)
  expect(thin).not.toHaveBeenCalled()
  await clock.advance(HOUR)
  expect(thin).toHaveBeenCalledOnce()
  await thinning[Symbol.asyncDispose]()
})

test('the retention repeats a failed span in the next hour', async () => {
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

test('the retention applies a changed period from the next hour', async () => {
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

test('the retention does not thin if the clock is not trusted, and logs the reason', async () => {
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

test('the retention logs no failure if it is disposed while it thins old minute points', async () => {
  const { promise: closed, reject: close } = Promise.withResolvers<number>()
  const thinning = retain(() => closed)
  await clock.advance(10 * MINUTE)
  const stopped = thinning[Symbol.asyncDispose]()
  close(new Error('the store is closed'))
  await stopped
  await clock.advance(HOUR)
  expect(logged).toEqual([])
})

test('the retention does not thin in the first ten minutes', async () => {
  const thin = vi.fn(() => Promise.resolve(3))
  const thinning = retain(thin)
  await clock.advance(9 * MINUTE)
  expect(thin).not.toHaveBeenCalled()
  await thinning[Symbol.asyncDispose]()
})
