import { beforeEach, expect, test, vi } from 'vitest'
import { DAY_LENGTH, HOUR, MINUTE } from '#domain/calendar.ts'
import { type FakeClock, fakeClock } from '../../../test/fakes/clock.ts'
import { createLog } from '../runtime/log.ts'
import { startMinuteRetention } from './minute-retention.ts'

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
): () => void {
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
  const stop = retain(thin)
  await clock.advance(10 * MINUTE)
  await clock.advance(HOUR)
  const first = START + 10 * MINUTE - KEPT
  expect(thin.mock.calls).toEqual([
    [OLDEST, first],
    [first, first + HOUR],
  ])
  stop()
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
  const stop = retain(thin, () => KEPT, first - 365 * DAY_LENGTH)
  await clock.advance(10 * MINUTE)
  expect(thin.mock.calls.length).toBe(101)
  await clock.advance(HOUR)
  const spans = thin.mock.calls.map(([from, before]) => before - from)
  expect(spans).toEqual([...Array.from({ length: 366 }, () => DAY_LENGTH), HOUR])
  expect(thin.mock.calls.at(-1)).toEqual([first, first + HOUR])
  stop()
})

test('a record that holds nothing yet is thinned from then on', async () => {
  const thin = vi.fn(() => Promise.resolve(0))
  const stop = retain(thin, () => KEPT, null)
  await clock.advance(10 * MINUTE)
  expect(thin).not.toHaveBeenCalled()
  await clock.advance(HOUR)
  expect(thin).toHaveBeenCalledOnce()
  stop()
})

test('an hour that failed is part of the next one', async () => {
  const thin = vi.fn(() => Promise.resolve(0)).mockRejectedValueOnce(new Error('disk full'))
  const stop = retain(thin)
  await clock.advance(10 * MINUTE)
  await clock.advance(HOUR)
  const first = START + 10 * MINUTE - KEPT
  expect(thin.mock.calls).toEqual([
    [OLDEST, first],
    [OLDEST, first],
    [first, first + HOUR],
  ])
  expect(logged.join('')).toContain('disk full')
  stop()
})

test('a longer time in the office file holds from the next hour, and a shorter one again as well', async () => {
  let kept = KEPT
  const thin = vi.fn((from: number, before: number) => Promise.resolve(before - from))
  const stop = retain(thin, () => kept)
  await clock.advance(10 * MINUTE)
  kept = 20 * DAY_LENGTH
  await clock.advance(HOUR)
  expect(thin).toHaveBeenCalledOnce()
  kept = KEPT
  await clock.advance(HOUR)
  const [, [from] = []] = thin.mock.calls
  expect(from).toBe(START + 10 * MINUTE + HOUR - 20 * DAY_LENGTH)
  expect(thin.mock.lastCall?.[1]).toBe(START + 10 * MINUTE + 2 * HOUR - KEPT)
  stop()
})

test('nothing is thinned by a clock that can’t be right, and the log says why', async () => {
  const thin = vi.fn(() => Promise.resolve(3))
  believed = false
  const stop = retain(thin)
  await clock.advance(2 * HOUR)
  expect(thin).not.toHaveBeenCalled()
  expect(logged.join('')).toContain('not old minute points thinned: the clock')
  believed = true
  await clock.advance(HOUR)
  expect(thin).toHaveBeenCalled()
  stop()
})

test('a stop in the middle of it is no failure', async () => {
  const { promise: closed, reject: close } = Promise.withResolvers<number>()
  const stop = retain(() => closed)
  await clock.advance(10 * MINUTE)
  stop()
  close(new Error('the store is closed'))
  await clock.advance(HOUR)
  expect(logged).toEqual([])
})

test('nothing is thinned in the first minutes of a start', async () => {
  const thin = vi.fn(() => Promise.resolve(3))
  const stop = retain(thin)
  await clock.advance(9 * MINUTE)
  expect(thin).not.toHaveBeenCalled()
  stop()
})
