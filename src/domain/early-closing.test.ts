import { expect, test } from 'vitest'
import { earlyClosingTimes } from './early-closing.ts'

const WEEKDAY = [
  { from: '09:00', to: '12:30' },
  { from: '13:15', to: '18:30' },
]
const HOURS = { week: Array.from({ length: 7 }, () => WEEKDAY), special: [] }

test.each([
  ['before it opens: after its first quarters', '01:50', ['09:15', '09:30']],
  ['before lunch: with the break, and after it', '12:20', ['12:30', '13:30']],
  ['while it is open: the next two quarters', '17:05', ['17:15', '17:30']],
  ['just before it closes: what is left', '18:10', ['18:15']],
  ['once it has closed: none', '18:30', []],
])('proposes times for closing early that lie within the hours of today, %s', (_, time, proposed) => {
  expect(earlyClosingTimes(HOURS, Date.parse(`2026-08-03T${time}:00+03:00`))).toEqual(proposed)
})
