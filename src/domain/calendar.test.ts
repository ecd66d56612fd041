import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anySecond } from '../../test/fakes/arbitraries.ts'
import {
  addDays,
  DAY_LENGTH,
  dayOf,
  daysBetween,
  instantOf,
  isTimeOfPrice,
  MINUTE,
  nextMidnight,
  parseDay,
  parseStamp,
  wallClockOf,
  weekdayOf,
  weekdaysBetween,
  writeIso,
  writeStamp,
} from './calendar.ts'

const twoDigits = (part: number): string => String(part).padStart(2, '0')

describe('days in Istanbul', () => {
  test('a day begins at 21:00 UTC in any time zone of the machine', () => {
    expect(dayOf(Date.UTC(2026, 7, 2, 20, 59, 59, 999))).toBe('2026-08-02')
    expect(dayOf(Date.UTC(2026, 7, 2, 21))).toBe('2026-08-03')
    expect(nextMidnight(Date.UTC(2026, 7, 2, 21))).toBe(Date.UTC(2026, 7, 3, 21))
  })

  test('wallClockOf agrees with Node’s time zone data from September 2016 to two years from now', () => {
    const istanbul = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Istanbul',
      dateStyle: 'short',
      timeStyle: 'medium',
    })
    const firstWithoutSummerTime = Date.UTC(2016, 8, 8)
    for (let instant = firstWithoutSummerTime; instant < Date.now() + 2 * 365 * DAY_LENGTH; instant += DAY_LENGTH) {
      const { day, hour, minute } = wallClockOf(instant)
      expect(istanbul.format(instant)).toBe(`${day} ${twoDigits(hour)}:${twoDigits(minute)}:00`)
    }
  })

  test('wallClockOf returns the day, the weekday and the time', () => {
    expect(wallClockOf(Date.UTC(2026, 7, 2, 21, 56, 58))).toEqual({
      day: '2026-08-03',
      weekday: 1,
      hour: 0,
      minute: 56,
      second: 58,
    })
    expect(wallClockOf(Date.UTC(2026, 7, 2, 12)).weekday).toBe(7)
  })

  test('a wall clock leads back to its instant for every second of a century', () => {
    fc.assert(
      fc.property(anySecond, (second) => {
        const { day, hour, minute } = wallClockOf(second)
        const minuteStart = instantOf(day, `${twoDigits(hour)}:${twoDigits(minute)}`)
        expect(minuteStart).toBe(Math.floor(second / MINUTE) * MINUTE)
      }),
    )
  })

  test.each(['2026-02-29', '2026-13-01', '2026-1-1', '26-01-01', '2026-08-03T00:00', '', 'bugün', ' 2026-08-03'])(
    'parseDay rejects %j',
    (text) => {
      expect(parseDay(text)).toEqual({ ok: false, error: 'not-a-day' })
    },
  )

  test('daysBetween counts the days that addDays added, across leap days and years', () => {
    fc.assert(
      fc.property(anySecond, fc.integer({ min: -4000, max: 4000 }), (second, days) => {
        const day = dayOf(second)
        expect(daysBetween(day, addDays(day, days))).toBe(days)
        expect(weekdayOf(addDays(day, 7 * days))).toBe(weekdayOf(day))
        expect(parseDay(day)).toEqual({ ok: true, value: day })
      }),
    )
  })
})

test('weekdaysBetween skips weekends and accepts both orders of its days', () => {
  const [friday, monday, nextTuesday] = ['2026-08-21', '2026-08-24', '2026-09-01'].map((text) => {
    const day = parseDay(text)
    if (!day.ok) throw new Error(text)
    return day.value
  })
  if (friday === undefined || monday === undefined || nextTuesday === undefined) throw new Error('three days')
  expect(weekdaysBetween(friday, friday)).toBe(0)
  expect(weekdaysBetween(friday, monday)).toBe(1)
  expect(weekdaysBetween(nextTuesday, friday)).toBe(7)
})

describe("the provider's stamp", () => {
  test('a stamp is a time in Istanbul', () => {
    expect(parseStamp('03-08-2026 00:56:58')).toEqual({ ok: true, value: Date.UTC(2026, 7, 2, 21, 56, 58) })
    expect(writeStamp(Date.UTC(2026, 7, 2, 21, 56, 58))).toBe('03-08-2026 00:56:58')
  })

  test.each([
    '',
    '2026-08-03 00:56:58',
    '3-8-2026 00:56:58',
    '31-02-2026 10:00:00',
    '03-08-2026 24:00:00',
    '03-08-2026',
    'dün',
    '01-01-0001 00:00:00',
    '01-01-1970 02:00:00',
    '31-12-2004 23:59:59',
  ])('parseStamp rejects %j', (text) => {
    expect(parseStamp(text)).toEqual({ ok: false, error: 'not-a-stamp' })
  })

  test('a written stamp is read back unchanged', () => {
    fc.assert(
      fc.property(anySecond, (second) => {
        expect(parseStamp(writeStamp(second))).toEqual({ ok: true, value: second })
      }),
    )
  })

  test('times before the new lira of 2005 are rejected', () => {
    expect(parseStamp('01-01-2005 00:00:00')).toEqual({ ok: true, value: Date.UTC(2004, 11, 31, 21) })
    expect(isTimeOfPrice(Date.UTC(2004, 11, 31, 21) - 1)).toBe(false)
    expect(isTimeOfPrice(8.64e15)).toBe(false)
  })

  test('parseStamp does not throw for any text', () => {
    fc.assert(fc.property(fc.string(), (text) => parseStamp(text).ok || true))
  })
})

test('writeIso writes the offset of Istanbul at that time', () => {
  expect(writeIso(Date.UTC(2026, 7, 2, 21, 56, 58))).toBe('2026-08-03T00:56:58+03:00')
  fc.assert(
    fc.property(anySecond, (second) => {
      expect(Date.parse(writeIso(second))).toBe(second)
    }),
  )
})
