import { beforeEach, describe, expect, test } from 'vitest'
import { dayOf, HOUR, instantOf, MINUTE, SECOND } from '#domain/calendar.ts'
import { rate } from '#domain/rate.ts'
import { type FakeClock, fakeClock } from '../../../test/fakes/clock.ts'
import { type FakeMarket, fakeMarket, quote } from '../../../test/fakes/market.ts'
import { createLog } from '../runtime/log.ts'
import type { DayRecord, MinutePoint } from '../store/store.ts'
import { startRecorder } from './recorder.ts'

const TODAY = dayOf(Date.parse('2026-08-03T10:00:00+03:00'))
const TEN = instantOf(TODAY, '10:00')

/** A store in memory that can refuse to write. */
function memoryStore() {
  const days = new Map<string, DayRecord>()
  const minutes = new Map<string, MinutePoint>()
  let writes = 0
  const store = {
    refusing: false,
    refusingDays: false,
    /** Writing minutes waits for this promise. */
    minutesAfter: Promise.resolve(),
    writes: () => writes,
    day: (code: string, day = TODAY) => days.get(`${code} ${day}`),
    minute: (code: string, at: number) => minutes.get(`${code} ${at}`),
    daysOn: (_source: string, day: string) =>
      Promise.resolve([...days.values()].filter((record) => record.day === day)),
    async saveDays(records: readonly DayRecord[]) {
      await Promise.resolve()
      if (store.refusing || store.refusingDays) throw new Error('disk full')
      writes += 1
      for (const record of records) days.set(`${record.code} ${record.day}`, record)
    },
    async saveMinutes(points: readonly MinutePoint[]) {
      await store.minutesAfter
      if (store.refusing) throw new Error('disk full')
      for (const point of points) minutes.set(`${point.code} ${point.at}`, point)
    },
  }
  return store
}

let clock: FakeClock
let market: FakeMarket
let store: ReturnType<typeof memoryStore>
const logged: string[] = []

beforeEach(() => {
  clock = fakeClock(TEN)
  market = fakeMarket(clock)
  store = memoryStore()
  logged.length = 0
})

const record = () =>
  startRecorder({ market, store, source: 'office', clock, log: createLog({ write: (line) => logged.push(line) }) })

describe('the prices that are recorded', () => {
  test('the recorder stores the last price of a day', async () => {
    await record()
    for (const sell of ['47.40', '47.60', '47.30', '47.50']) {
      market.send(quote('USD', '47.00', sell, clock.now()))
      await clock.advance(5 * SECOND)
    }
    expect(store.day('USD')?.sell).toBe(rate('47.50'))
    expect(store.day('USD')?.source).toBe('office')
  })

  test('the recorder stores the last price of a minute', async () => {
    await record()
    market.send(quote('USD', '47.00', '47.40', TEN + SECOND))
    await clock.advance(30 * SECOND)
    market.send(quote('USD', '47.10', '47.50', clock.now()))
    await clock.advance(30 * SECOND)
    expect(store.minute('USD', TEN)).toMatchObject({ buy: rate('47.10'), sell: rate('47.50') })
  })

  test('the recorder stores no minute for a repeated price', async () => {
    await record()
    market.send(quote('USD', '47.00', '47.40', TEN))
    await clock.advance(10 * MINUTE)
    market.send(quote('USD', '47.00', '47.40', clock.now()))
    await clock.advance(10 * MINUTE)
    market.send(quote('USD', '47.00', '47.41', clock.now()))
    await clock.advance(MINUTE)
    expect([0, 10, 20].map((after) => store.minute('USD', TEN + after * MINUTE)?.sell)).toEqual([
      rate('47.40'),
      undefined,
      rate('47.41'),
    ])
  })

  test('the recorder stores a day after midnight even if the price is unchanged', async () => {
    await record()
    market.send(quote('USD', '47.00', '47.40', clock.now()))
    await clock.advance(15 * HOUR)
    const tomorrow = dayOf(clock.now())
    expect(store.day('USD', tomorrow)).toBeUndefined()
    market.send(quote('USD', '47.00', '47.40', clock.now()))
    await clock.advance(5 * SECOND)
    expect(store.day('USD', tomorrow)?.sell).toBe(rate('47.40'))
    expect(store.day('USD')?.sell).toBe(rate('47.40'))
  })

  test('the recorder stores an edited margin in the minute of the edit, not of the quote', async () => {
    await record()
    market.send(quote('USD', '47.00', '47.40', TEN))
    await clock.advance(20 * MINUTE)
    market.send(quote('USD', '46.95', '47.45', TEN))
    await clock.advance(5 * SECOND)
    expect([0, 20].map((after) => store.minute('USD', TEN + after * MINUTE)?.sell)).toEqual([
      rate('47.40'),
      rate('47.45'),
    ])
    expect(store.day('USD')?.sell).toBe(rate('47.45'))
  })

  test('the recorder stores a price that was set during a halt in the minute in which the halt ends', async () => {
    await record()
    market.send(quote('USD', '47.00', '47.40', TEN))
    await clock.advance(MINUTE)
    market.halt('USD')
    await clock.advance(29 * MINUTE)
    market.halt()
    market.send(quote('USD', '47.10', '47.50', TEN + 10 * MINUTE))
    await clock.advance(5 * SECOND)
    expect([0, 10, 30].map((after) => store.minute('USD', TEN + after * MINUTE)?.sell)).toEqual([
      rate('47.40'),
      undefined,
      rate('47.50'),
    ])
  })

  test('the recorder ignores a quote of another day and a quote without a buy price', async () => {
    await record()
    market.send(quote('USD', '47.00', '47.40', TEN - 24 * HOUR), quote('EUR', '', '55.10', TEN))
    await clock.advance(MINUTE)
    expect(store.writes()).toBe(0)
  })
})

describe('the times of writing', () => {
  test('the recorder writes once for a hundred prices within a second', async () => {
    await record()
    for (let each = 0; each < 100; each += 1) {
      market.send(quote('USD', '47.00', `47.4${each}`, clock.now()))
      await clock.advance(10)
    }
    await clock.advance(5 * SECOND)
    expect(store.writes()).toBe(1)
  })

  test('the recorder stores a minute when the next minute begins', async () => {
    clock = fakeClock(TEN + 59 * SECOND)
    market = fakeMarket(clock)
    await record()
    market.send(quote('USD', '47.00', '47.40', clock.now()))
    await clock.advance(SECOND)
    expect(store.minute('USD', TEN)?.sell).toBe(rate('47.40'))
  })

  test('the recorder retries a refused write without overwriting a later price', async () => {
    await record()
    store.refusing = true
    market.send(quote('USD', '47.00', '47.40', clock.now()))
    await clock.advance(3 * SECOND)
    market.send(quote('USD', '47.00', '47.45', clock.now()))
    store.refusing = false
    await clock.advance(3 * SECOND)
    expect(store.day('USD')?.sell).toBe(rate('47.45'))
    expect(logged.join('')).toContain('disk full')
  })

  test('the recorder waits for both halves of a failed write before it writes again', async () => {
    await record()
    const slow = Promise.withResolvers<void>()
    Object.assign(store, { refusingDays: true, minutesAfter: slow.promise })
    market.send(quote('USD', '47.00', '47.40', clock.now()))
    await clock.advance(3 * SECOND)
    Object.assign(store, { refusingDays: false, minutesAfter: Promise.resolve() })
    market.send(quote('USD', '47.00', '47.45', clock.now()))
    await clock.advance(3 * SECOND)
    slow.resolve()
    await clock.advance(3 * SECOND)
    expect(store.minute('USD', TEN)?.sell).toBe(rate('47.45'))
  })

  test('the recorder stores pending prices when it is disposed and accepts no more', async () => {
    const recorder = await record()
    market.send(quote('USD', '47.00', '47.40', clock.now()))
    expect(recorder.pending()).toBe(2)
    await recorder[Symbol.asyncDispose]()
    expect(recorder.pending()).toBe(0)
    expect(store.day('USD')?.sell).toBe(rate('47.40'))
    market.send(quote('USD', '47.00', '48.00', clock.now()))
    await clock.advance(MINUTE)
    expect(store.day('USD')?.sell).toBe(rate('47.40'))
    expect(clock.waiting()).toBe(0)
  })
})

test('the recorder does not store an unchanged day again after a restart', async () => {
  const first = await record()
  market.send(quote('USD', '47.00', '47.90', clock.now()))
  await first[Symbol.asyncDispose]()
  await clock.advance(HOUR)
  market = fakeMarket(clock)
  await record()
  market.send(quote('USD', '47.00', '47.90', clock.now()))
  await clock.advance(5 * SECOND)
  expect(store.writes()).toBe(1)
})

test('the recorder stores a price from a time with a wrong clock after the clock is corrected', async () => {
  clock = fakeClock(instantOf(TODAY, '22:00') + 3 * HOUR)
  market = fakeMarket(clock)
  const tenInTheEvening = instantOf(TODAY, '22:00')
  await record()
  market.send(quote('USD', '47.00', '47.40', tenInTheEvening))
  await clock.advance(MINUTE)
  expect(store.writes()).toBe(0)
  clock.set(tenInTheEvening + MINUTE)
  await clock.advance(5 * SECOND)
  expect(store.day('USD')?.sell).toBe(rate('47.40'))
  expect(store.minute('USD', tenInTheEvening)?.sell).toBe(rate('47.40'))
})
