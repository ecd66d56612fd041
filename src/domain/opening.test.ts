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

// Wednesday, 28 October 2026, is the half day before Republic Day.
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

/** Converts "2026-10-26 09:00" in Istanbul to an instant. */
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
    ['a Sunday with special opening hours', '2026-11-01 10:00', '2026-11-01 16:00'],
  ])('the office is open on %s', (_, now, until) => {
    expect(opening(now)).toEqual({ kind: 'open', until: at(until) })
  })

  test.each([
    ['before it opens, until the same morning', '2026-10-26 08:59:59', '2026-10-26 09:00'],
    ['at the closing minute, until the next morning', '2026-10-26 18:30', '2026-10-27 09:00'],
    ['on Sunday, until Monday', '2026-10-25 12:00', '2026-10-26 09:00'],
    ['on Saturday evening, over Sunday', '2026-10-24 18:00', '2026-10-26 09:00'],
    ['from the half day over the bayram', '2026-10-28 13:00', '2026-10-30 09:00'],
    ['at the first minute of a break, until its end', '2026-10-30 12:30', '2026-10-30 13:30'],
    ['on Saturday evening before an open Sunday', '2026-10-31 20:00', '2026-11-01 10:00'],
  ])('the office is closed %s', (_, now, opensAt) => {
    expect(opening(now)).toEqual({ kind: 'closed', opensAt: at(opensAt) })
  })

  test('an office that never opens has no next opening time', () => {
    const never: OpeningHours = { week: Array.from({ length: 7 }, () => []), special: [] }
    expect(openingAt(never, at('2026-10-26 12:00'))).toEqual({ kind: 'closed', opensAt: null })
    expect(openingAt({ week: [], special: [] }, at('2026-10-26 12:00'))).toEqual({
      kind: 'closed',
      opensAt: null,
    })
  })

  test('special days override the week', () => {
    expect(hoursOn(HOURS, day('2026-10-29'))).toEqual([])
    expect(hoursOn(HOURS, day('2026-11-01'))).toEqual([{ from: '10:00', to: '16:00' }])
    expect(hoursOn(HOURS, day('2026-11-02'))).toEqual(WEEKDAY)
  })

  test('the next opening or closing is in the future and changes the state', () => {
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

test('a notice with an end is shown until that minute in Istanbul begins', () => {
  const notice = { text, until: { day: dayOf(END), time: '18:30' } }
  expect(noticeAt(notice, END - 1)).toBe(text)
  expect(noticeAt(notice, END)).toBeNull()
})

test('a notice without an end is always shown, and a missing notice never', () => {
  expect(noticeAt({ text, until: null }, END)).toBe(text)
  expect(noticeAt(null, END)).toBeNull()
})
