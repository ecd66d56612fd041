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
  test('is newest first; each day’s change is since the one before it in the record, and the bank’s rate is of the same day', () => {
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

  test('measures its oldest day against the newest before it, which has no row', () => {
    const before = { ...prices(0, '46'), day: addDays(firstRecentDay(TODAY), -40) }
    const { days, began } = recentTable([before, prices(2, '47.10'), prices(0, '47.20')], [], TODAY)
    expect(days).toHaveLength(2)
    expect(days.at(-1)?.change?.direction).toBe('up')
    expect(began).toBeNull()
  })

  test('tells when the office’s record began among these days', () => {
    expect(recentTable([prices(2, '47.10'), prices(0, '47.20')], [], TODAY).began).toBe(addDays(TODAY, -2))
  })

  test('is the central bank’s where the office has nothing but today, and never both in one', () => {
    const { of, days, began } = recentTable([prices(0, '47.30')], [prices(2, '47.05'), prices(1, '47.10')], TODAY)
    expect(of).toBe('central-bank')
    expect(days.map(({ sell }) => sell)).toEqual([rate('47.10'), rate('47.05')])
    expect(began).toBe(TODAY)
  })

  test('is today alone where nobody has anything else, and empty without that', () => {
    expect(recentTable([prices(0, '47.30')], [], TODAY).days).toHaveLength(1)
    expect(recentTable([], [], TODAY)).toEqual({ of: 'office', days: [], began: null })
  })

  test('has ten rows at most', () => {
    const line = Array.from({ length: 20 }, (_, index) => prices(19 - index, '47'))
    const { days } = recentTable(line, [], TODAY)
    expect(days.map((row) => row.day)).toEqual(Array.from({ length: 10 }, (_, index) => addDays(TODAY, -index)))
  })
})
