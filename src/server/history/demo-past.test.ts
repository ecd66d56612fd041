import { describe, expect, test } from 'vitest'
import { addDays, type Day, dayOf, midnightOf, MINUTE, SECOND, weekdayOf } from '#domain/calendar.ts'
import { CURRENCY_CODES } from '#domain/currency.ts'
import { fakeClock } from '../../../test/fakes/clock.ts'
import { createLog } from '../runtime/log.ts'
import type { DayRecord, MinutePoint } from '../store/store.ts'
import { demoCloses, demoMinutes, startDemoPast } from './demo-past.ts'

const NOW = Date.parse('2026-08-03T10:00:00+03:00')
/** The weekdays among 365 days. The demo market is closed on weekends. */
const WEEKDAYS = 260

function demoStore(afterMinutes = () => {}) {
  const minutes: MinutePoint[] = []
  const days = new Map<Day, DayRecord[]>()
  const saved: Day[] = []
  const portions: number[] = []
  return {
    days,
    minutes,
    saved,
    portions,
    daysBetween: () => Promise.resolve([...days.values()].flat()),
    saveDays(records: readonly DayRecord[]) {
      for (const record of records) days.set(record.day, [record])
      saved.push(...new Set(records.map(({ day }) => day)))
      portions.push(records.length)
      return Promise.resolve()
    },
    saveMinutes(points: readonly MinutePoint[]) {
      minutes.push(...points)
      portions.push(points.length)
      afterMinutes()
      return Promise.resolve()
    },
  }
}

test('the demo past begins with the newest days and adds the rest in small portions', async () => {
  const clock = fakeClock(NOW)
  const store = demoStore()
  const past = await startDemoPast({ store, seed: 1, selection: () => CURRENCY_CODES, clock, log: createLog() })
  expect(store.saved).toEqual(['2026-07-31', '2026-07-30', '2026-07-29', '2026-07-28', '2026-07-27'])
  await clock.advance(SECOND)
  await expect.poll(() => store.days.size).toBe(WEEKDAYS)
  await past[Symbol.asyncDispose]()
  expect(Math.max(...store.portions)).toBeLessThanOrEqual(60 * CURRENCY_CODES.length)
  expect([...store.days.keys()].filter((day) => weekdayOf(day) > 5)).toEqual([])
  expect(new Set(store.minutes.map(({ at }) => at)).size).toBe(10 * 60 + 1)
  expect(store.minutes).toHaveLength((10 * 60 + 1) * CURRENCY_CODES.length)
})

test('the demo past stops writing when it is disposed and adds only missing days at the next start', async () => {
  const clock = fakeClock(NOW)
  const store = demoStore(() => void first[Symbol.asyncDispose]())
  const first = await startDemoPast({ store, seed: 1, selection: () => CURRENCY_CODES, clock, log: createLog() })
  await clock.advance(SECOND)
  await first[Symbol.asyncDispose]()
  expect(store.saved).toHaveLength(5)
  const second = await startDemoPast({ store, seed: 1, selection: () => CURRENCY_CODES, clock, log: createLog() })
  await clock.advance(SECOND)
  await expect.poll(() => store.days.size).toBe(WEEKDAYS)
  expect(store.saved).toHaveLength(WEEKDAYS)
  await second[Symbol.asyncDispose]()
})

/** A Monday, 10:00:30 in Istanbul. */
const MONDAY = Date.UTC(2026, 8, 14, 7, 0, 30)
const TODAY = dayOf(MONDAY)
const MARKET = { seed: 7, codes: CURRENCY_CODES }
const YEAR = Array.from({ length: 365 }, (_, index) => addDays(TODAY, index - 365)).filter((day) => weekdayOf(day) <= 5)
const closes = demoCloses(MARKET, YEAR)
const today = demoMinutes(MARKET, midnightOf(TODAY), MONDAY)

describe('the demo past', () => {
  test('the demo past has a close of each pair on each weekday, with the source “demo”', () => {
    expect(closes).toHaveLength(260 * CURRENCY_CODES.length)
    expect(new Set([...closes, ...today].map(({ source }) => source))).toEqual(new Set(['demo']))
  })

  test('the demo past moves by less than 2 % a day', () => {
    for (const code of CURRENCY_CODES) {
      const records = closes.filter((record) => record.code === code)
      for (const [index, { buy, sell }] of records.entries()) {
        expect(buy).toBeLessThan(sell)
        expect(Math.abs(sell / (records[index - 1]?.sell ?? sell) - 1)).toBeLessThan(0.02)
      }
    }
  })

  test('today’s demo minutes continue the last close and reach from midnight to now', () => {
    expect(new Set(today.map(({ at }) => dayOf(at)))).toEqual(new Set(['2026-09-14']))
    expect(today).toHaveLength((10 * 60 + 1) * CURRENCY_CODES.length)
    expect(MONDAY - (today.at(-1)?.at ?? 0)).toBeLessThan(MINUTE)
    for (const code of CURRENCY_CODES) {
      const close = closes.findLast((record) => record.code === code)?.sell ?? 0
      const opening = today.find((point) => point.code === code)?.sell ?? 0
      expect(Math.abs(opening / close - 1)).toBeLessThan(0.005)
    }
  })

  test('the demo past is the same for every call', () => {
    const later = demoCloses(MARKET, YEAR.slice(-10))
    expect(later).toEqual(closes.slice(-later.length))
  })
})
