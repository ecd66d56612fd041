import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anySecond } from '../../test/fakes/arbitraries.ts'
import { ISTANBUL } from '../../test/fakes/istanbul.ts'
import {
  addDays,
  DAY_LENGTH,
  dayOf,
  daysBetween,
  HOUR,
  instantOf,
  isTimeOfPrice,
  midnightOf,
  nextMidnight,
  parseDay,
  parseStamp,
  SECOND,
  wallClockOf,
  weekdayOf,
  weekdaysBetween,
  writeIso,
  writeStamp,
  type Zone,
} from './calendar.ts'

describe('days in Istanbul', () => {
  test('begin at 21:00 UTC, whatever the zone of the machine', () => {
    expect(dayOf(Date.UTC(2026, 7, 2, 20, 59, 59, 999), ISTANBUL)).toBe('2026-08-02')
    expect(dayOf(Date.UTC(2026, 7, 2, 21), ISTANBUL)).toBe('2026-08-03')
    expect(nextMidnight(Date.UTC(2026, 7, 2, 21), ISTANBUL)).toBe(Date.UTC(2026, 7, 3, 21))
  })

  test('began at 22:00 UTC in the winters before 2016, when Turkey still changed its clocks', () => {
    expect(dayOf(Date.UTC(2015, 11, 3, 21, 30), ISTANBUL)).toBe('2015-12-03')
    expect(midnightOf(dayOf(Date.UTC(2015, 11, 4, 12), ISTANBUL), ISTANBUL)).toBe(Date.UTC(2015, 11, 3, 22))
  })

  test('the wall clock says day, weekday and time', () => {
    expect(wallClockOf(Date.UTC(2026, 7, 2, 21, 56, 58), ISTANBUL)).toEqual({
      day: '2026-08-03',
      weekday: 1,
      hour: 0,
      minute: 56,
      second: 58,
    })
    expect(wallClockOf(Date.UTC(2026, 7, 2, 12), ISTANBUL).weekday).toBe(7)
  })

  test('an instant leads to its wall clock and back, for every second of a century', () => {
    fc.assert(
      fc.property(anySecond, (second) => {
        const { day, hour, minute } = wallClockOf(second, ISTANBUL)
        const time = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':')
        const minuteStart = instantOf(day, time, ISTANBUL)
        // Once a year until 2016 an hour came twice: then the other of the two is as right.
        expect([0, 3_600_000]).toContain(Math.abs(Math.floor(second / 60_000) * 60_000 - minuteStart))
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
        const day = dayOf(second, ISTANBUL)
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
    expect(parseStamp('03-08-2026 00:56:58', ISTANBUL)).toEqual({ ok: true, value: Date.UTC(2026, 7, 2, 21, 56, 58) })
    expect(writeStamp(Date.UTC(2026, 7, 2, 21, 56, 58), ISTANBUL)).toBe('03-08-2026 00:56:58')
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
    expect(parseStamp(text, ISTANBUL)).toEqual({ ok: false, error: 'not-a-stamp' })
  })

  test('what is written reads back', () => {
    fc.assert(
      fc.property(anySecond, (second) => {
        const read = parseStamp(writeStamp(second, ISTANBUL), ISTANBUL)
        // The hour that came twice until 2016 has one stamp for two instants.
        expect(read.ok && [0, 3_600_000].includes(Math.abs(read.value - second))).toBe(true)
      }),
    )
  })

  test('is of the new lira’s time: before it, prices were a million times as many', () => {
    expect(parseStamp('01-01-2005 00:00:00', ISTANBUL)).toEqual({ ok: true, value: Date.UTC(2004, 11, 31, 22) })
    expect(isTimeOfPrice(Date.UTC(2004, 11, 31, 22) - 1)).toBe(false)
    expect(isTimeOfPrice(8.64e15)).toBe(false)
  })

  test('no text makes it throw', () => {
    fc.assert(fc.property(fc.string(), (text) => parseStamp(text, ISTANBUL).ok || true))
  })
})

test('ISO times carry the offset of Istanbul at that time', () => {
  expect(writeIso(Date.UTC(2026, 7, 2, 21, 56, 58), ISTANBUL)).toBe('2026-08-03T00:56:58+03:00')
  expect(writeIso(Date.UTC(2015, 0, 1), ISTANBUL)).toBe('2015-01-01T02:00:00+02:00')
  fc.assert(
    fc.property(anySecond, (second) => {
      expect(Date.parse(writeIso(second, ISTANBUL))).toBe(second)
    }),
  )
})

test('a zone is believed, whatever it says; beyond its changes nothing changes', () => {
  const [first, second] = [Date.parse('2026-08-03T12:00:00Z'), Date.parse('2026-08-05T12:00:00Z')]
  const zone: Zone = [
    { from: first, offset: 4 * HOUR },
    { from: second, offset: -5.5 * HOUR },
  ]
  expect(writeIso(first - 1000 * DAY_LENGTH, zone)).toBe('2023-11-07T16:00:00+04:00')
  expect(writeIso(second - SECOND, zone)).toBe('2026-08-05T15:59:59+04:00')
  expect(writeIso(second, zone)).toBe('2026-08-05T06:30:00-05:30')
  expect(dayOf(second + 1000 * DAY_LENGTH, zone)).toBe('2029-05-01')
})
