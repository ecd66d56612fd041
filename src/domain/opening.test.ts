import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Day, dayOf, instantOf, parseDay } from './calendar.ts'
import { hoursOn, noticeAt, type Opening, openingAt, type OpeningHours } from './opening.ts'

const WEEKDAY = [{ from: '09:00', to: '18:30' }]
const WITH_BREAK = [
  { from: '09:00', to: '12:30' },
  { from: '13:30', to: '18:30' },
]
const SATURDAY = [{ from: '09:00', to: '18:00' }]

// October 2026: the 28th, a Wednesday, is the half day before the Republic Day.
const HOURS: OpeningHours = {
  week: [WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, SATURDAY, []],
  special: [
    { day: day('2026-10-28'), name: 'Cumhuriyet Bayramı arifesi', hours: [{ from: '09:00', to: '13:00' }] },
    { day: day('2026-10-29'), name: 'Cumhuriyet Bayramı', hours: [] },
    { day: day('2026-10-30'), name: 'Öğle arası', hours: WITH_BREAK },
    { day: day('2026-11-01'), name: 'Açık pazar', hours: [{ from: '10:00', to: '16:00' }] },
  ],
}

function day(text: string): Day {
  const parsed = parseDay(text)
  if (!parsed.ok) throw new RangeError(text)
  return parsed.value
}

/** "2026-10-26 09:00" on the clock in Istanbul. */
function at(text: string): number {
  const [date = '', time = ''] = text.split(' ')
  return instantOf(day(date), time)
}

function opening(text: string): Opening {
  return openingAt(HOURS, at(text))
}

describe('the office', () => {
  test.each([
    ['Monday, at the first minute', '2026-10-26 09:00', '2026-10-26 18:30'],
    ['Monday, at the last second', '2026-10-26 18:29:59', '2026-10-26 18:30'],
    ['Saturday, until six', '2026-10-24 17:59', '2026-10-24 18:00'],
    ['the day before a bayram, until one', '2026-10-28 12:59', '2026-10-28 13:00'],
    ['a day with a break, until the break', '2026-10-30 12:29:59', '2026-10-30 12:30'],
    ['a day with a break, after it', '2026-10-30 13:30', '2026-10-30 18:30'],
    ['a Sunday that is opened for once', '2026-11-01 10:00', '2026-11-01 16:00'],
  ])('is open on %s', (_, now, until) => {
    expect(opening(now)).toEqual({ kind: 'open', until: at(until) })
  })

  test.each([
    ['before it opens, until the same morning', '2026-10-26 08:59:59', '2026-10-26 09:00'],
    ['at the very minute that it closes, until the next morning', '2026-10-26 18:30', '2026-10-27 09:00'],
    ['on Sunday, until Monday', '2026-10-25 12:00', '2026-10-26 09:00'],
    ['on Saturday evening, over Sunday', '2026-10-24 18:00', '2026-10-26 09:00'],
    ['from the half day over the bayram', '2026-10-28 13:00', '2026-10-30 09:00'],
    ['at the first minute of a break, until its end', '2026-10-30 12:30', '2026-10-30 13:30'],
    ['on Saturday before the opened Sunday', '2026-10-31 20:00', '2026-11-01 10:00'],
  ])('is closed %s', (_, now, opensAt) => {
    expect(opening(now)).toEqual({ kind: 'closed', opensAt: at(opensAt) })
  })

  test('that never opens says so instead of searching for ever', () => {
    const never: OpeningHours = { week: Array.from({ length: 7 }, () => []), special: [] }
    expect(openingAt(never, at('2026-10-26 12:00'))).toEqual({ kind: 'closed', opensAt: null })
    expect(openingAt({ week: [], special: [] }, at('2026-10-26 12:00'))).toEqual({
      kind: 'closed',
      opensAt: null,
    })
  })

  test('follows its special days before its week', () => {
    expect(hoursOn(HOURS, day('2026-10-29'))).toEqual([])
    expect(hoursOn(HOURS, day('2026-11-01'))).toEqual([{ from: '10:00', to: '16:00' }])
    expect(hoursOn(HOURS, day('2026-11-02'))).toEqual(WEEKDAY)
  })

  test('at any time: what is told comes later than now, and the state turns there', () => {
    const span = { min: at('2026-10-20 00:00'), max: at('2026-11-10 00:00') }
    fc.assert(
      fc.property(fc.integer(span), (now) => {
        const state = openingAt(HOURS, now)
        const turn = state.kind === 'open' ? state.until : state.opensAt
        return turn !== null && turn > now && openingAt(HOURS, turn).kind !== state.kind
      }),
    )
  })
})

const END = Date.parse('2026-11-23T18:30:00+03:00')
const text = 'Bugün 15.00’te kapanıyoruz.'

test('a notice that ends is there until that minute begins in Istanbul, and not after', () => {
  const notice = { text, until: { day: dayOf(END), time: '18:30' } }
  expect(noticeAt(notice, END - 1)).toBe(text)
  expect(noticeAt(notice, END)).toBeNull()
})

test('one without an end stays, and none says nothing', () => {
  expect(noticeAt({ text, until: null }, END)).toBe(text)
  expect(noticeAt(null, END)).toBeNull()
})
