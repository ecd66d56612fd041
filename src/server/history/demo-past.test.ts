import { beforeAll, describe, expect, test, vi } from 'vitest'
import { dayOf, MINUTE, SECOND, weekdayOf } from '#domain/calendar.ts'
import { CURRENCY_CODES } from '#domain/currency.ts'
import { fakeClock } from '../../../test/fakes/clock.ts'
import { silentLog } from '../../../test/fakes/recorded-log.ts'
import type { DayRecord, MinutePoint } from '../store/store.ts'
import { startDemoPast } from './demo-past.ts'

/** A Monday, half a minute after ten. */
const NOW = Date.parse('2026-08-03T10:00:30+03:00')
/** The weekdays among 365 days. The demo market is closed on weekends. */
const WEEKDAYS = 260
const MINUTES_TODAY = 10 * 60 + 1

function demoStore(afterMinutes = () => {}) {
  const minutes: MinutePoint[] = []
  const closes: DayRecord[] = []
  const portions: number[] = []
  return {
    closes,
    minutes,
    portions,
    days: () => [...new Set(closes.map(({ day }) => day))],
    daysBetween: () => Promise.resolve(closes),
    saveDays(records: readonly DayRecord[]) {
      closes.push(...records)
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

type DemoStore = ReturnType<typeof demoStore>

const start = (store: DemoStore, clock = fakeClock(NOW)) =>
  startDemoPast({ store, seed: 1, selection: () => CURRENCY_CODES, clock, log: silentLog })

/** Fills a store with the whole past. */
async function fill(store = demoStore()): Promise<DemoStore> {
  const clock = fakeClock(NOW)
  await using _ = await start(store, clock)
  await clock.advance(SECOND)
  await vi.waitFor(() => expect(store.days()).toHaveLength(WEEKDAYS), { timeout: 10_000 })
  return store
}

test('the demo past begins with the newest days and adds the rest in small portions', async () => {
  const store = demoStore()
  const past = await start(store)
  expect(store.days()).toEqual(['2026-07-31', '2026-07-30', '2026-07-29', '2026-07-28', '2026-07-27'])
  await past[Symbol.asyncDispose]()
  const { portions } = await fill()
  expect(Math.max(...portions)).toBeLessThanOrEqual(60 * CURRENCY_CODES.length)
})

test('the demo past stops writing when it is disposed and adds only missing days at the next start', async () => {
  const clock = fakeClock(NOW)
  const store = demoStore(() => void first[Symbol.asyncDispose]())
  const first = await start(store, clock)
  await clock.advance(SECOND)
  await first[Symbol.asyncDispose]()
  expect(store.days()).toHaveLength(5)
  await fill(store)
  expect(store.closes).toHaveLength(WEEKDAYS * CURRENCY_CODES.length)
})

const oldestFirst = (closes: readonly DayRecord[]) => closes.toSorted((one, other) => one.day.localeCompare(other.day))

describe('the demo past', () => {
  let closes: readonly DayRecord[]
  let today: readonly MinutePoint[]

  beforeAll(async () => {
    const store = await fill()
    closes = oldestFirst(store.closes)
    today = store.minutes
  })

  test('the demo past has a close of each pair on each weekday, with the source “demo”', () => {
    expect(closes).toHaveLength(WEEKDAYS * CURRENCY_CODES.length)
    expect(closes.filter(({ day }) => weekdayOf(day) > 5)).toEqual([])
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
    expect(new Set(today.map(({ at }) => dayOf(at)))).toEqual(new Set(['2026-08-03']))
    expect(new Set(today.map(({ at }) => at)).size).toBe(MINUTES_TODAY)
    expect(today).toHaveLength(MINUTES_TODAY * CURRENCY_CODES.length)
    expect(NOW - (today.at(-1)?.at ?? 0)).toBeLessThan(MINUTE)
    for (const code of CURRENCY_CODES) {
      const close = closes.findLast((record) => record.code === code)?.sell ?? 0
      const opening = today.find((point) => point.code === code)?.sell ?? 0
      expect(Math.abs(opening / close - 1)).toBeLessThan(0.005)
    }
  })

  test('the demo past is the same at every start', async () => {
    expect(oldestFirst((await fill()).closes)).toEqual(closes)
  })
})
