import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type Day, dayOf, instantOf, midnightOf, MINUTE } from '#domain/calendar.ts'
import { CHART_PERIODS, PERIOD_DAYS } from '#domain/chart-period.ts'
import { formatDay, formatTime } from '../../format/format.ts'
import { instantTicks } from './chart-format.ts'

const today = dayOf(Date.parse('2026-11-21T11:49:00+03:00'))
const daysOf = (ticks: readonly number[]) => ticks.map((tick) => formatDay(dayOf(tick)))

test('the time axis of a day has ticks at full hours', () => {
  const ticks = instantTicks('daily', midnightOf(today), instantOf(today, '11:49'), 8)
  expect(ticks.map((tick) => formatTime(tick))).toEqual([
    '00.00.00',
    '02.00.00',
    '04.00.00',
    '06.00.00',
    '08.00.00',
    '10.00.00',
  ])
})

test('the time axis of a morning has ticks at quarter hours', () => {
  const ticks = instantTicks('daily', instantOf(today, '09:02'), instantOf(today, '10:10'), 8)
  expect(ticks.map((tick) => formatTime(tick))).toEqual(['09.15.00', '09.30.00', '09.45.00', '10.00.00'])
})

test('the time axis of a week or month has ticks at days and always at today', () => {
  expect(daysOf(instantTicks('weekly', back(6), midnightOf(today), 8))).toHaveLength(7)
  expect(daysOf(instantTicks('weekly', back(6), midnightOf(today), 4))).toEqual([
    '15 Kasım 2026',
    '17 Kasım 2026',
    '19 Kasım 2026',
    '21 Kasım 2026',
  ])
  expect(daysOf(instantTicks('monthly', back(29), midnightOf(today), 8)).at(-1)).toBe('21 Kasım 2026')
})

test('the time axis of a year has ticks at first days of months', () => {
  expect(daysOf(instantTicks('annual', back(364), midnightOf(today), 6))).toEqual([
    '1 Aralık 2025',
    '1 Şubat 2026',
    '1 Nisan 2026',
    '1 Haziran 2026',
    '1 Ağustos 2026',
    '1 Ekim 2026',
  ])
})

test('the time axis has at least one tick, at most the given number, in order and inside the range', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...CHART_PERIODS),
      fc.integer({ min: 0, max: 3000 }),
      fc.integer({ min: 11, max: 1439 }),
      fc.integer({ min: 1, max: 12 }),
      (period, ahead, minutes, room) => {
        const last: Day = addDays(today, -ahead)
        const daily = period === 'daily'
        const from = daily ? midnightOf(last) : midnightOf(addDays(last, 1 - PERIOD_DAYS[period]))
        const to = daily ? from + minutes * MINUTE : midnightOf(last)
        const ticks = instantTicks(period, from, to, room)
        expect(ticks.length).toBeGreaterThan(0)
        expect(ticks.length).toBeLessThanOrEqual(Math.max(2, room) + 1)
        expect(ticks.every((tick) => tick >= from && tick <= to)).toBe(true)
        expect(ticks).toEqual(ticks.toSorted((one, other) => one - other))
      },
    ),
  )
})

function back(days: number): number {
  return midnightOf(addDays(today, -days))
}
