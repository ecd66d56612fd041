import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ISTANBUL } from '../../test/fakes/istanbul.ts'
import { addDays, dayOf, instantOf, midnightOf } from './calendar.ts'
import { dailyWindow, pointsOfToday } from './history-window.ts'
import type { HistoryPoint } from './history.ts'
import { rate, rateOfMicros } from './rate.ts'

const today = dayOf(Date.UTC(2026, 7, 21, 9), ISTANBUL)

describe('the daily view', () => {
  test('shows the points of today in Istanbul only, by time', () => {
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
  test('keep the last point of each day', () => {
    const points = [pointAt(0, '18:00', '3'), pointAt(0, '10:00', '2'), pointAt(-1, '10:00', '1')]
    expect(sells(dailyWindow(points, today, 2, ISTANBUL))).toEqual([rate('1'), rate('3')])
  })

  test('a day without a point carries the one before; leading days take the first in the window, not the latest before it', () => {
    const points = [pointAt(-9, '10:00', '9'), pointAt(-3, '10:00', '3'), pointAt(-1, '10:00', '1')]
    const window = dailyWindow(points, today, 6, ISTANBUL)
    expect(sells(window)).toEqual(['3', '3', '3', '3', '1', '1'].map((text) => rate(text)))
    expect(window.map((each) => each.carried)).toEqual([true, true, false, true, false, true])
  })

  test('an empty window takes the latest point before it', () => {
    const points = [pointAt(-30, '10:00', '30'), pointAt(-20, '10:00', '20')]
    expect(sells(dailyWindow(points, today, 3, ISTANBUL))).toEqual([rate('20'), rate('20'), rate('20')])
  })

  test('without any point there is no line', () => {
    expect(dailyWindow([], today, 7, ISTANBUL)).toEqual([])
    expect(dailyWindow([pointAt(1, '10:00', '5')], today, 7, ISTANBUL)).toEqual([])
  })

  test('a window has exactly one point for each of its days, ending today, whatever the record', () => {
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
        const points = entries.map(({ ahead, minute, micros }) => point(ahead, minute, micros))
        const window = dailyWindow(points, today, days, ISTANBUL)
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
  return { at: instantOf(day, time, ISTANBUL), day, buy: rate('0.5'), sell: rate(sell), carried: false }
}

function point(ahead: number, minute: number, micros: number): HistoryPoint {
  const day = addDays(today, ahead)
  const price = rateOfMicros(micros)
  if (!price.ok) throw new Error(price.error)
  return { at: midnightOf(day, ISTANBUL) + minute * 60_000, day, buy: price.value, sell: price.value, carried: false }
}
