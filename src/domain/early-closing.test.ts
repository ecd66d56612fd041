import { expect, test } from 'vitest'
import { earlyClosingTimes } from './early-closing.ts'

const WEEKDAY = [
  { from: '09:00', to: '12:30' },
  { from: '13:15', to: '18:30' },
]
const HOURS = { week: Array.from({ length: 7 }, () => WEEKDAY), special: [] }

test.each([
  ['15 and 30 minutes after opening before the office opens', '01:50', ['09:15', '09:30']],
  ['at the start of the break and after it before lunch', '12:20', ['12:30', '13:30']],
  ['at the next two quarter hours while the office is open', '17:05', ['17:15', '17:30']],
  ['at the only quarter hour that is left before closing', '18:10', ['18:15']],
  ['at no time after closing', '18:30', []],
])('earlyClosingTimes proposes to close early %s', (_, time, proposed) => {
  expect(earlyClosingTimes(HOURS, Date.parse(`2026-08-03T${time}:00+03:00`))).toEqual(proposed)
})
