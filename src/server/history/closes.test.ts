import { expect, test } from 'vitest'
import { type Day, HOUR, instantOf, midnightOf, MINUTE, SECOND } from '#domain/calendar.ts'
import { rate } from '#domain/rate.ts'
import { type FakeClock, fakeClock } from '../../../test/fakes/clock.ts'
import { silentLog } from '../../../test/fakes/recorded-log.ts'
import { createChanges } from '../runtime/change-feed.ts'
import type { DayRecord } from '../store/store.ts'
import { day } from '../store/test/sample-records.ts'
import { openCloses } from './closes.ts'

const MONDAY = day('2026-08-03')
const TUESDAY = day('2026-08-04')
const WEDNESDAY = day('2026-08-05')

function closing(on: Day, sell: string): DayRecord {
  return { day: on, code: 'USD', source: 'office', buy: rate('1'), sell: rate(sell) }
}

type Options = Parameters<typeof openCloses>[0]

const open = (clock: FakeClock, closesBefore: Options['store']['closesBefore'], more: Partial<Options> = {}) =>
  openCloses({
    store: { closesBefore },
    source: 'office',
    settle: () => Promise.resolve(),
    clock,
    log: silentLog,
    ...more,
  })

/** The closes of a store with Monday and Tuesday. */
const stored = (before: Day): DayRecord[] => [
  before === WEDNESDAY ? closing(TUESDAY, '47.90') : closing(MONDAY, '47.10'),
]

test('the server has yesterday’s close from the start and replaces it at midnight after it has stored the day', async () => {
  const clock = fakeClock(instantOf(TUESDAY, '23:00'))
  const days = [closing(MONDAY, '47.10')]
  const calls: number[] = []
  const settle = async () => {
    if (clock.now() >= midnightOf(TUESDAY) + 24 * HOUR && days.length === 1) days.push(closing(TUESDAY, '47.90'))
  }
  const closes = await open(clock, async (_, before) => days.filter((record) => record.day < before).slice(-1), {
    settle,
  })
  closes.subscribe(() => calls.push(clock.now()))
  expect(closes.before(TUESDAY)).toEqual({ USD: rate('47.10') })
  await clock.advance(59 * MINUTE)
  expect(calls).toEqual([])
  await clock.advance(MINUTE)
  expect(closes.before(WEDNESDAY)).toEqual({ USD: rate('47.90') })
  expect(closes.before(TUESDAY)).toBeUndefined()
  expect(calls).toEqual([midnightOf(TUESDAY) + 24 * HOUR])
})

test('the server finds imported history without a restart and keeps its closes if a read fails', async () => {
  const clock = fakeClock(instantOf(TUESDAY, '10:00'))
  let answer = (): Promise<DayRecord[]> => Promise.resolve([])
  const closes = await open(clock, () => answer())
  expect(closes.before(TUESDAY)).toEqual({})
  answer = () => Promise.resolve([closing(MONDAY, '47.10')])
  await clock.advance(10 * MINUTE)
  expect(closes.before(TUESDAY)).toEqual({ USD: rate('47.10') })
  answer = () => Promise.reject(new Error('locked'))
  await clock.advance(10 * MINUTE)
  expect(closes.before(TUESDAY)).toEqual({ USD: rate('47.10') })
  answer = () => Promise.resolve([closing(MONDAY, '47.20')])
  await clock.advance(2 * SECOND)
  expect(closes.before(TUESDAY)).toEqual({ USD: rate('47.20') })
  await closes[Symbol.asyncDispose]()
  expect(clock.waiting()).toBe(0)
})

test('the server retries a failed read at midnight and has no closes for the new day until it succeeds', async () => {
  const clock = fakeClock(instantOf(TUESDAY, '23:59'))
  let failing = false
  const closes = await open(clock, async (_, before) => {
    if (failing) throw new Error('locked')
    return stored(before)
  })
  failing = true
  await clock.advance(MINUTE)
  expect(closes.before(TUESDAY)).toEqual({ USD: rate('47.10') })
  expect(closes.before(WEDNESDAY)).toBeUndefined()
  await clock.advance(SECOND)
  failing = false
  await clock.advance(SECOND)
  expect(closes.before(WEDNESDAY)).toEqual({ USD: rate('47.90') })
  await closes[Symbol.asyncDispose]()
  expect(clock.waiting()).toBe(0)
})

test('the server reads the closes of the new day immediately after the clock is set', async () => {
  const clock = fakeClock(instantOf(WEDNESDAY, '01:00'))
  const closes = await open(clock, async (_, before) => stored(before))
  clock.set(instantOf(TUESDAY, '22:00'))
  await clock.advance(0)
  expect(closes.before(TUESDAY)).toEqual({ USD: rate('47.10') })
  await closes[Symbol.asyncDispose]()
  expect(clock.waiting()).toBe(0)
})

test('the server reads again if a notification arrives during a read', async () => {
  const clock = fakeClock(instantOf(TUESDAY, '10:00'))
  const news = createChanges()
  const readings: PromiseWithResolvers<DayRecord[]>[] = []
  const closesBefore = () => {
    const reading = Promise.withResolvers<DayRecord[]>()
    readings.push(reading)
    return reading.promise
  }
  const opened = open(clock, closesBefore, { news })
  await clock.advance(0)
  readings[0]?.resolve([])
  const closes = await opened
  news.publish()
  await clock.advance(0)
  // The pending read started before the last price of the day was stored.
  news.publish()
  readings[1]?.resolve([])
  await clock.advance(0)
  readings[2]?.resolve([closing(MONDAY, '47.10')])
  await clock.advance(0)
  expect(closes.before(TUESDAY)).toEqual({ USD: rate('47.10') })
  expect(readings).toHaveLength(3)
  await closes[Symbol.asyncDispose]()
  expect(clock.waiting()).toBe(0)
})
