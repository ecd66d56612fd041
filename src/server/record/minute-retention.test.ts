import { beforeEach, expect, test, vi } from 'vitest'
import { DAY_LENGTH, HOUR, MINUTE } from '#domain/calendar.ts'
import { type FakeClock, fakeClock } from '../../../test/fakes/clock.ts'
import { createLog } from '../run/log.ts'
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

function retain(thinMinutes: (from: number, before: number) => Promise<number>, keptFor = () => KEPT): () => void {
  return startMinuteRetention({
    store: { thinMinutes },
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
    [0, first],
    [first, first + HOUR],
  ])
  stop()
  await clock.advance(2 * HOUR)
  expect(thin).toHaveBeenCalledTimes(2)
})

test('an hour that failed is part of the next one', async () => {
  const thin = vi.fn(() => Promise.resolve(0)).mockRejectedValueOnce(new Error('disk full'))
  const stop = retain(thin)
  await clock.advance(10 * MINUTE)
  await clock.advance(HOUR)
  expect(thin).toHaveBeenLastCalledWith(0, START + 10 * MINUTE + HOUR - KEPT)
  expect(logged.join('')).toContain('disk full')
  stop()
})

test('a longer time in the office file holds from the next hour, and a shorter one again as well', async () => {
  let kept = KEPT
  const thin = vi.fn(() => Promise.resolve(0))
  const stop = retain(thin, () => kept)
  await clock.advance(10 * MINUTE)
  kept = 20 * DAY_LENGTH
  await clock.advance(HOUR)
  const first = START + 10 * MINUTE - KEPT
  const second = START + 10 * MINUTE + HOUR - kept
  expect(thin).toHaveBeenLastCalledWith(first, second)
  kept = KEPT
  await clock.advance(HOUR)
  expect(thin).toHaveBeenLastCalledWith(second, START + 10 * MINUTE + 2 * HOUR - KEPT)
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
  expect(thin).toHaveBeenCalledTimes(1)
  stop()
})

test('nothing is thinned in the first minutes of a start', async () => {
  const thin = vi.fn(() => Promise.resolve(3))
  const stop = retain(thin)
  await clock.advance(9 * MINUTE)
  expect(thin).not.toHaveBeenCalled()
  stop()
})
