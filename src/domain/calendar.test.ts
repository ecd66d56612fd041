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
  test('begin at 21:00 UTC, whatever the zone of the machine', () => {
    expect(dayOf(Date.UTC(2026, 7, 2, 20, 59, 59, 999))).toBe('2026-08-02')
    expect(dayOf(Date.UTC(2026, 7, 2, 21))).toBe('2026-08-03')
    expect(nextMidnight(Date.UTC(2026, 7, 2, 21))).toBe(Date.UTC(2026, 7, 3, 21))
  })

  test('agree with the zone data of Node, from the change of 2016 to two years from now', () => {
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

  test('the wall clock says day, weekday and time', () => {
    expect(wallClockOf(Date.UTC(2026, 7, 2, 21, 56, 58))).toEqual({
      day: '2026-08-03',
      weekday: 1,
      hour: 0,
      minute: 56,
      second: 58,
    })
    expect(wallClockOf(Date.UTC(2026, 7, 2, 12)).weekday).toBe(7)
  })

  test('an instant leads to its wall clock and back, for every second of a century', () => {
    fc.assert(
      fc.property(anySecond, (second) => {
        const { day, hour, minute } = wallClockOf(second)
        const minuteStart = instantOf(day, `${twoDigits(hour)}:${twoDigits(minute)}`)
        expect(minuteStart).toBe(Math.floor(second / MINUTE) * MINUTE)
      }),
    )
  })

  test.each(['2026-02-29', '2026-13-01', '2026-1-1', '26-01-01', '2026-08-03T00:00', '', 'bugün', ' 2026-08-03'])(
    '%j is no day',
    (text) => {
      expect(parseDay(text)).toEqual({ ok: false, error: 'not-a-day' })
    },
  )

  test('adding and counting days agree, over leap days and years', () => {
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

test('business days between two days, whichever is earlier, pass over weekends', () => {
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
  test('is Istanbul time', () => {
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
  ])('%j is none', (text) => {
    expect(parseStamp(text)).toEqual({ ok: false, error: 'not-a-stamp' })
  })

  test('what is written reads back', () => {
    fc.assert(
      fc.property(anySecond, (second) => {
        expect(parseStamp(writeStamp(second))).toEqual({ ok: true, value: second })
      }),
    )
  })

  test('is of the new lira’s time: before it, prices were a million times as many', () => {
    expect(parseStamp('01-01-2005 00:00:00')).toEqual({ ok: true, value: Date.UTC(2004, 11, 31, 21) })
    expect(isTimeOfPrice(Date.UTC(2004, 11, 31, 21) - 1)).toBe(false)
    expect(isTimeOfPrice(8.64e15)).toBe(false)
  })

  test('no text makes it throw', () => {
    fc.assert(fc.property(fc.string(), (text) => parseStamp(text).ok || true))
  })
})

test('ISO times carry the offset of Istanbul at that time', () => {
  expect(writeIso(Date.UTC(2026, 7, 2, 21, 56, 58))).toBe('2026-08-03T00:56:58+03:00')
  fc.assert(
    fc.property(anySecond, (second) => {
      expect(Date.parse(writeIso(second))).toBe(second)
    }),
  )
})
