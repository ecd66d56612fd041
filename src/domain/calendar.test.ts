import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { anySecond } from '../../test/fakes/arbitraries.ts'
import {
  addDays,
  dayOf,
  daysBetween,
  instantOf,
  nextMidnight,
  parseDay,
  parseStamp,
  trustZone,
  wallClockOf,
  weekdayOf,
  writeIso,
  writeStamp,
  zoneSpanAround,
} from './calendar.ts'

describe('days in Istanbul', () => {
  test('begin at 21:00 UTC, whatever the zone of the machine', () => {
    expect(dayOf(Date.UTC(2026, 7, 2, 20, 59, 59, 999))).toBe('2026-08-02')
    expect(dayOf(Date.UTC(2026, 7, 2, 21))).toBe('2026-08-03')
    expect(nextMidnight(Date.UTC(2026, 7, 2, 21))).toBe(Date.UTC(2026, 7, 3, 21))
  })

  test('began at 22:00 UTC in the winters before 2016, when Turkey still changed its clocks', () => {
    expect(dayOf(Date.UTC(2015, 11, 3, 21, 30))).toBe('2015-12-03')
    expect(instantOf(dayOf(Date.UTC(2015, 11, 4, 12)))).toBe(Date.UTC(2015, 11, 3, 22))
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
        const time = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':')
        const minuteStart = instantOf(day, time)
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
        const day = dayOf(second)
        expect(daysBetween(day, addDays(day, days))).toBe(days)
        expect(weekdayOf(addDays(day, 7 * days))).toBe(weekdayOf(day))
        expect(parseDay(day)).toEqual({ ok: true, value: day })
      }),
    )
  })
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
  ])('%j is none', (text) => {
    expect(parseStamp(text)).toEqual({ ok: false, error: 'not-a-stamp' })
  })

  test('what is written reads back', () => {
    fc.assert(
      fc.property(anySecond, (second) => {
        const read = parseStamp(writeStamp(second))
        // The hour that came twice until 2016 has one stamp for two instants.
        expect(read.ok && [0, 3_600_000].includes(Math.abs(read.value - second))).toBe(true)
      }),
    )
  })

  test('no text makes it throw', () => {
    fc.assert(fc.property(fc.string(), (text) => parseStamp(text).ok || true))
  })
})

test('ISO times carry the offset of Istanbul at that time', () => {
  expect(writeIso(Date.UTC(2026, 7, 2, 21, 56, 58))).toBe('2026-08-03T00:56:58+03:00')
  expect(writeIso(Date.UTC(2015, 0, 1))).toBe('2015-01-01T02:00:00+02:00')
  fc.assert(
    fc.property(anySecond, (second) => {
      expect(Date.parse(writeIso(second))).toBe(second)
    }),
  )
})

describe('a span of the zone', () => {
  afterEach(() => trustZone({ from: 0, until: 0, offset: 0 }))

  test('holds a year back and a week ahead where the clocks stand still', () => {
    const now = Date.parse('2026-08-03T12:00:00Z')
    const day = 24 * 60 * 60 * 1000
    expect(zoneSpanAround(now)).toEqual({ from: now - 400 * day, until: now + 7 * day, offset: 3 * 60 * 60 * 1000 })
  })

  test('ends where they were changed', () => {
    const { from, until, offset } = zoneSpanAround(Date.parse('2015-10-30T12:00:00Z'))
    expect(new Date(from).toISOString()).toBe('2015-03-29T12:00:00.000Z')
    expect(until).toBeLessThan(Date.parse('2015-11-08T01:00:00Z'))
    expect(offset).toBe(3 * 60 * 60 * 1000)
  })

  test('is believed within itself, and nowhere else', () => {
    const [noon, later] = [Date.parse('2026-08-03T12:00:00Z'), Date.parse('2026-08-05T12:00:00Z')]
    trustZone({ from: noon - 1000, until: noon + 1000, offset: 4 * 60 * 60 * 1000 })
    expect(wallClockOf(noon).hour).toBe(16)
    expect(wallClockOf(later).hour).toBe(15)
  })

  test('changes no answer where it is the zone’s own', () => {
    fc.assert(
      fc.property(anySecond, (instant) => {
        const asked = writeIso(instant)
        trustZone(zoneSpanAround(instant))
        expect(writeIso(instant)).toBe(asked)
        trustZone({ from: 0, until: 0, offset: 0 })
      }),
      { numRuns: 30 },
    )
  })
})
