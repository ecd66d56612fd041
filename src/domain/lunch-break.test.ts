import { describe, expect, test } from 'vitest'
import { splitWeek, weekWithLunch } from './lunch-break.ts'
import type { Hours } from './opening.ts'

const day = (...spans: readonly string[]): Hours =>
  spans.map((span) => {
    const [from = '', to = ''] = span.split('-')
    return { from, to }
  })
const LUNCH = { from: '12:30', to: '13:15' }
const SPLIT = day('09:00-12:30', '13:15-18:30')
const WHOLE = day('09:00-18:30')
const FRIDAY = day('09:00-12:45', '13:45-18:30')
const SATURDAY = day('09:00-14:00')

describe('the lunch break of weekdays', () => {
  test('the break divides Monday to Friday and leaves the weekend as it is', () => {
    expect(weekWithLunch([WHOLE, WHOLE, WHOLE, WHOLE, WHOLE, SATURDAY, []], LUNCH)).toEqual([
      ...Array.from({ length: 5 }, () => SPLIT),
      SATURDAY,
      [],
    ])
  })

  test('a weekday that is closed, has a break of its own, or ends before the break keeps its hours', () => {
    const half = day('09:00-12:30')
    expect(weekWithLunch([[], FRIDAY, half], LUNCH)).toEqual([[], FRIDAY, half])
  })

  test('a weekday that ends during the break cannot have it', () => {
    expect(weekWithLunch([day('09:00-13:00'), day('12:30-18:30')], LUNCH)).toEqual([undefined, undefined])
  })
})

describe('the week for a form', () => {
  test('the most frequent break is shown once, and a day with another break keeps both of its spans', () => {
    expect(splitWeek([FRIDAY, SPLIT, SPLIT, [], SPLIT, SATURDAY, []])).toEqual({
      week: [FRIDAY, WHOLE, WHOLE, [], WHOLE, SATURDAY, []],
      lunch: LUNCH,
    })
  })

  test('no common break is shown if it would give a break to a weekday without one', () => {
    const week = [SPLIT, SPLIT, WHOLE, SPLIT, SPLIT, SATURDAY, []]
    expect(splitWeek(week)).toEqual({ week, lunch: null })
  })

  test('a week without breaks has no lunch break', () => {
    const week = [WHOLE, WHOLE, WHOLE, WHOLE, WHOLE, [], []]
    expect(splitWeek(week)).toEqual({ week, lunch: null })
  })
})
