import { expect, test } from 'vitest'
import { DAY_LENGTH, HOUR } from '#domain/calendar.ts'
import { type Keeping, keepingAt } from './keeping.ts'

const NOW = Date.parse('2026-08-03T10:00:00+03:00')
const days = (count: number): number => count * DAY_LENGTH
const year: Keeping = { keptFor: days(365), shorter: null }

test('the office file’s time holds from the first start on, and a longer one at once', () => {
  expect(keepingAt(NOW, days(365), null)).toEqual(year)
  expect(keepingAt(NOW, days(400), year)).toEqual({ keptFor: days(400), shorter: null })
})

test('a shorter one holds a day after it was asked for', () => {
  const asked = keepingAt(NOW, days(30), year)
  expect(asked).toEqual({ keptFor: days(365), shorter: { keptFor: days(30), since: NOW } })
  expect(keepingAt(NOW + 23 * HOUR, days(30), asked)).toEqual(asked)
  expect(keepingAt(NOW + 24 * HOUR, days(30), asked)).toEqual({ keptFor: days(30), shorter: null })
})

test('one that was put right within the day never holds', () => {
  const asked = keepingAt(NOW, days(30), year)
  expect(keepingAt(NOW + HOUR, days(365), asked)).toEqual(year)
})

test('another shorter one has its own day, and so has one that a clock asked for that was ahead', () => {
  const asked = keepingAt(NOW, days(100), year)
  const later = NOW + 23 * HOUR
  expect(keepingAt(later, days(30), asked).shorter).toEqual({ keptFor: days(30), since: later })
  expect(keepingAt(NOW - HOUR, days(100), asked).shorter).toEqual({ keptFor: days(100), since: NOW - HOUR })
})
