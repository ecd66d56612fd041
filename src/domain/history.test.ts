import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type Day, instantOf, midnightOf, parseDay } from './calendar.ts'
import { dailyWindow, type HistoryPoint, normaliseHistory, pointsOfToday } from './history.ts'
import { rate, rateOfMicros } from './rate.ts'

const today = dayNamed('2026-08-21')

/** A date that may be valid, for records with valid prices. */
const stamp = fc.stringMatching(/^[0-9]{4}-[0-9]{2}-[0-9]{2}[T ][0-9]{2}:[0-9]{2}(?::[0-9]{2})?Z?$/)
const dated = fc.record({
  date: fc.oneof(stamp, fc.double(), fc.maxSafeInteger()),
  buy: fc.constant(1),
  sell: fc.constant(2),
})

describe('reading history records', () => {
  test.each(['datetime', 'date', 'tarih', 'time', 'Date', 'DATE'])(
    'normaliseHistory reads the date from the field %s',
    (name) => {
      expect(normaliseHistory([{ [name]: '2026-08-20', buy: 1, sell: 2 }], today)).toEqual([
        {
          at: midnightOf(dayNamed('2026-08-20')),
          day: '2026-08-20',
          buy: rate('1'),
          sell: rate('2'),
          carried: false,
        },
      ])
    },
  )

  test.each(['buy_rate', 'buy', 'alis', 'bid'])('normaliseHistory reads the buy rate from the field %s', (name) => {
    expect(normaliseHistory([{ date: '2026-08-20', [name]: '47,2330', sell: 48 }], today)[0]?.buy).toBe(rate('47.233'))
  })

  test.each(['sell_rate', 'sell', 'satis', 'ask'])('normaliseHistory reads the sell rate from the field %s', (name) => {
    expect(normaliseHistory([{ date: '2026-08-20', buy: 47, [name]: '4.340,23' }], today)[0]?.sell).toBe(
      rate('4340.23'),
    )
  })

  test.each([
    ['2026-08-20T23:30:00Z', '2026-08-21', '02:30'],
    ['2026-08-21T10:15:00+03:00', '2026-08-21', '10:15'],
    ['2026-08-21T10:15:00', '2026-08-21', '10:15'],
    ['2026-08-21 10:15', '2026-08-21', '10:15'],
    ['21-08-2026 10:15:00', '2026-08-21', '10:15'],
    ['21.08.2026', '2026-08-21', '00:00'],
    ['10:15', '2026-08-21', '10:15'],
  ])('normaliseHistory reads %s as a time in Istanbul', (text, day, time) => {
    expect(normaliseHistory([{ date: text, buy: 1, sell: 2 }], today)[0]?.at).toBe(instantOf(dayNamed(day), time))
  })

  test('normaliseHistory drops records with an unreadable date or price', () => {
    const good = { date: '2026-08-20', buy: 1, sell: 2 }
    const bad = [
      null,
      'x',
      {},
      { ...good, date: 'dün' },
      { ...good, date: '2026-02-30' },
      { ...good, date: '2026-08-20 25:00' },
      { ...good, date: 1e20 },
      { ...good, buy: 'yok' },
      { ...good, sell: null },
    ]
    expect(normaliseHistory([...bad, good], today)).toHaveLength(1)
  })

  test('normaliseHistory never throws, and every point has two prices and a time', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.anything(), dated)), (records) => {
        for (const point of normaliseHistory(records, today)) {
          expect(Number.isSafeInteger(point.buy) && point.buy > 0).toBe(true)
          expect(Number.isSafeInteger(point.sell) && point.sell > 0).toBe(true)
          expect(Number.isFinite(point.at)).toBe(true)
        }
      }),
    )
  })
})

function dayNamed(text: string): Day {
  const day = parseDay(text)
  if (!day.ok) throw new Error(`${text} is no day`)
  return day.value
}

describe('the daily view', () => {
  test('pointsOfToday keeps the points of today in Istanbul, sorted by time', () => {
    const points = [
      pointAt(0, '15:00', '3'),
      pointAt(-1, '23:59', '1'),
      pointAt(0, '00:00', '2'),
      pointAt(1, '00:00', '4'),
    ]
    expect(sells(pointsOfToday(points, today))).toEqual([rate('2'), rate('3')])
  })
})

describe('the other periods', () => {
  test('dailyWindow keeps the last point of each day', () => {
    const points = [pointAt(0, '18:00', '3'), pointAt(0, '10:00', '2'), pointAt(-1, '10:00', '1')]
    expect(sells(dailyWindow(points, today, 2))).toEqual([rate('1'), rate('3')])
  })

  test('dailyWindow fills a gap with the point before it, and leading days with the first point in the window', () => {
    const points = [pointAt(-9, '10:00', '9'), pointAt(-3, '10:00', '3'), pointAt(-1, '10:00', '1')]
    const window = dailyWindow(points, today, 6)
    expect(sells(window)).toEqual(['3', '3', '3', '3', '1', '1'].map((text) => rate(text)))
    expect(window.map((each) => each.carried)).toEqual([true, true, false, true, false, true])
  })

  test('dailyWindow fills an empty window with the latest point before it', () => {
    const points = [pointAt(-30, '10:00', '30'), pointAt(-20, '10:00', '20')]
    expect(sells(dailyWindow(points, today, 3))).toEqual([rate('20'), rate('20'), rate('20')])
  })

  test('dailyWindow is empty without a point before its end', () => {
    expect(dailyWindow([], today, 7)).toEqual([])
    expect(dailyWindow([pointAt(1, '10:00', '5')], today, 7)).toEqual([])
  })

  test('dailyWindow has exactly one point for each of its days and ends today', () => {
    const record = fc.array(
      fc.record({
        ahead: fc.integer({ min: -400, max: 3 }),
        minute: fc.integer({ min: 0, max: 1439 }),
        micros: fc.integer({ min: 1, max: 1e9 }),
      }),
      { minLength: 1 },
    )
    fc.assert(
      fc.property(record, fc.constantFrom(7, 30, 90, 180, 365), (entries, days) => {
        const points = entries.map(({ ahead, minute, micros }) => pointOfMinute(ahead, minute, micros))
        const window = dailyWindow(points, today, days)
        if (points.every(({ day }) => day > today)) {
          expect(window).toEqual([])
          return
        }
        expect(window.map(({ day }) => day)).toEqual(
          Array.from({ length: days }, (_, index) => addDays(today, index + 1 - days)),
        )
        const known = new Set(points.map(({ sell }) => sell))
        expect(window.every(({ sell }) => known.has(sell))).toBe(true)
      }),
    )
  })
})

function sells(points: readonly HistoryPoint[]): number[] {
  return points.map(({ sell }) => sell)
}

function pointAt(ahead: number, time: string, sell: string): HistoryPoint {
  const day = addDays(today, ahead)
  return { at: instantOf(day, time), day, buy: rate('0.5'), sell: rate(sell), carried: false }
}

function pointOfMinute(ahead: number, minute: number, micros: number): HistoryPoint {
  const day = addDays(today, ahead)
  const price = rateOfMicros(micros)
  if (!price.ok) throw new Error(price.error)
  return { at: midnightOf(day) + minute * 60_000, day, buy: price.value, sell: price.value, carried: false }
}
