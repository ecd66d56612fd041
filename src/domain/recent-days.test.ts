import { describe, expect, test } from 'vitest'
import { addDays, type Day, parseDay } from './calendar.ts'
import { rate } from './rate.ts'
import { type DayPrices, firstRecentDay, recentTable } from './recent-days.ts'

const TODAY = day('2026-08-01')

function day(text: string): Day {
  const parsed = parseDay(text)
  if (!parsed.ok) throw new Error(text)
  return parsed.value
}

function prices(ago: number, sell: string): DayPrices {
  return { day: addDays(TODAY, -ago), buy: rate('47'), sell: rate(sell) }
}

describe('the table of the last days', () => {
  test('the table is newest first, with the change since the previous recorded day and the bank’s rate of the same day', () => {
    const { of, days } = recentTable(
      [prices(3, '47.10'), prices(1, '47.20'), prices(0, '47.10')],
      [prices(1, '47.05')],
      TODAY,
    )
    expect(of).toBe('office')
    expect(days.map(({ sell, change, official }) => [sell, change?.direction, official])).toEqual([
      [rate('47.10'), 'down', null],
      [rate('47.20'), 'up', rate('47.05')],
      [rate('47.10'), undefined, null],
    ])
  })

  test('the change of the oldest row is measured against the last day before the table', () => {
    const before = { ...prices(0, '46'), day: addDays(firstRecentDay(TODAY), -40) }
    const { days, began } = recentTable([before, prices(2, '47.10'), prices(0, '47.20')], [], TODAY)
    expect(days).toHaveLength(2)
    expect(days.at(-1)?.change?.direction).toBe('up')
    expect(began).toBeNull()
  })

  test('the table has the day on which the office’s record began', () => {
    expect(recentTable([prices(2, '47.10'), prices(0, '47.20')], [], TODAY).began).toBe(addDays(TODAY, -2))
  })

  test('the table has only rates of the central bank if the office has recorded only today', () => {
    const { of, days, began } = recentTable([prices(0, '47.30')], [prices(2, '47.05'), prices(1, '47.10')], TODAY)
    expect(of).toBe('central-bank')
    expect(days.map(({ sell }) => sell)).toEqual([rate('47.10'), rate('47.05')])
    expect(began).toBe(TODAY)
  })

  test('the table has today only or is empty if neither record has other days', () => {
    expect(recentTable([prices(0, '47.30')], [], TODAY).days).toHaveLength(1)
    expect(recentTable([], [], TODAY)).toEqual({ of: 'office', days: [], began: null })
  })

  test('the table has at most ten rows', () => {
    const line = Array.from({ length: 20 }, (_, index) => prices(19 - index, '47'))
    const { days } = recentTable(line, [], TODAY)
    expect(days.map((row) => row.day)).toEqual(Array.from({ length: 10 }, (_, index) => addDays(TODAY, -index)))
  })
})
