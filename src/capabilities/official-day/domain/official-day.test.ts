import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type Day, daysBetween, parseDay, weekdayOf } from '#domain/calendar.ts'
import { holidayOn, LAST_FEAST_YEAR } from '#domain/holidays.ts'
import { isHalfDay } from './half-day.ts'
import { isSettled, type DayStatus, officialDay, type OfficialRecord } from './official-day.ts'

function day(text: string): Day {
  const parsed = parseDay(text)
  if (!parsed.ok) throw new Error(text)
  return parsed.value
}

const BEGINS = day('2025-01-02')

/** A complete record of the days before `today`. The bank publishes on weekdays that are not holidays. */
function recordUntil(today: Day, known: Readonly<Record<string, DayStatus>> = {}): OfficialRecord {
  const business = (date: Day): boolean => weekdayOf(date) <= 5 && holidayOn(date) === null
  return {
    begins: BEGINS,
    statusOf: (date) =>
      known[date] ?? (date < BEGINS || date >= today ? 'unknown' : business(date) ? 'published' : 'off'),
  }
}

function ask(date: string, today: string, known?: Readonly<Record<string, DayStatus>>) {
  const { valid, published } = officialDay(day(date), recordUntil(day(today), known), day(today))
  return [valid, published]
}

describe('the official rate of a date', () => {
  const published = { kind: 'published' }
  const of = (text: string) => ({ kind: 'published', day: text })
  const holiday = (name: string) => ({ kind: 'holiday', name })

  test.each([
    ['a business day takes the bulletin of the business day before', '2026-07-14', of('2026-07-13'), published],
    ['a Monday takes the bulletin of Friday', '2026-07-20', of('2026-07-17'), published],
    ['a Saturday takes the bulletin of Friday', '2026-08-01', of('2026-07-31'), { kind: 'weekend' }],
    ['a Sunday takes the bulletin of Friday', '2026-08-02', of('2026-07-31'), { kind: 'weekend' }],
    ['a national holiday takes the bulletin before it', '2026-07-15', of('2026-07-14'), holiday('democracy')],
    ['the day after a holiday takes the bulletin before the holiday', '2026-07-16', of('2026-07-14'), published],
    [
      'the last day of a feast takes the bulletin of its eve',
      '2026-05-29',
      of('2026-05-26'),
      holiday('sacrifice-feast'),
    ],
    ['the first day after a feast and a weekend takes that of the eve', '2026-06-01', of('2026-05-26'), published],
    ['the eve of a feast has a bulletin of its own', '2026-05-26', of('2026-05-25'), published],
    ['28 October has a bulletin of its own', '2026-10-28', of('2026-10-27'), published],
    ['30 October takes the bulletin of 28 October', '2026-10-30', of('2026-10-28'), published],
    [
      'the first day of a year takes the last bulletin of the year before',
      '2026-01-01',
      of('2025-12-31'),
      holiday('new-year'),
    ],
  ])('%s', (_, date, valid, own) => {
    expect(ask(date, '2026-11-27')).toEqual([valid, own])
  })

  test('a weekday without a bulletin that is not in the holiday table has no holiday name', () => {
    expect(ask('2026-07-14', '2026-11-27', { '2026-07-14': 'off' })[1]).toEqual({ kind: 'none' })
  })

  test('the official rate is unknown if the record lacks a weekday in between', () => {
    const [valid, own] = ask('2026-07-14', '2026-11-27', { '2026-07-13': 'unknown' })
    expect([valid, own]).toEqual([{ kind: 'unknown', day: '2026-07-13' }, published])
  })

  test('a holiday in the calendar counts as a day off only if the record confirms it', () => {
    expect(ask('2026-07-16', '2026-11-27', { '2026-07-15': 'unknown' })[0]).toEqual({
      kind: 'unknown',
      day: '2026-07-15',
    })
  })

  test('the official rate of today is yesterday’s bulletin while today’s bulletin is awaited', () => {
    expect(ask('2026-07-30', '2026-07-30')).toEqual([of('2026-07-29'), { kind: 'awaited' }])
  })

  test('the official rate of the next Monday is Friday’s bulletin', () => {
    expect(ask('2026-08-03', '2026-08-01')).toEqual([of('2026-07-31'), { kind: 'future' }])
  })

  test('a date further ahead names the bulletin that it awaits', () => {
    expect(ask('2026-08-10', '2026-08-01')).toEqual([{ kind: 'awaited', day: '2026-08-07' }, { kind: 'future' }])
  })

  test('a future date after a holiday has an expected bulletin instead of a certain one', () => {
    const known = { '2026-10-28': 'published' } as const
    expect(ask('2026-10-30', '2026-10-28', known)[0]).toEqual({
      kind: 'expected',
      day: '2026-10-28',
      holiday: '2026-10-29',
    })
  })

  test('a date before the start of the record is reported as such', () => {
    const before = { kind: 'before-record' }
    expect(ask('2024-03-05', '2026-08-01')).toEqual([before, before])
    expect(ask('2025-01-02', '2026-08-01')).toEqual([before, published])
    expect(ask('2025-01-03', '2026-08-01')).toEqual([of('2025-01-02'), published])
  })

  test('the official rate is always the last bulletin before the date, for any date and record', () => {
    const anyDay = fc.integer({ min: -400, max: 800 }).map((days) => addDays(BEGINS, days))
    const anyStatus = fc.constantFrom<DayStatus>('published', 'off', 'unknown')
    fc.assert(
      fc.property(anyDay, anyDay, fc.array(anyStatus, { minLength: 1, maxLength: 40 }), (date, today, statuses) => {
        const statusOf = (each: Day): DayStatus =>
          weekdayOf(each) > 5 ? 'off' : (statuses[Math.abs(daysBetween(BEGINS, each)) % statuses.length] ?? 'unknown')
        const { valid } = officialDay(date, { begins: BEGINS, statusOf }, today)
        if (valid.kind !== 'published') return
        expect(statusOf(valid.day)).toBe('published')
        for (let each = addDays(valid.day, 1); each < date; each = addDays(each, 1)) expect(statusOf(each)).toBe('off')
      }),
    )
  })

  test('isSettled is true only for days whose record is complete', () => {
    const settled = (date: string, known?: Readonly<Record<string, DayStatus>>): boolean =>
      isSettled(officialDay(day(date), recordUntil(day('2026-07-30'), known), day('2026-07-30')), day('2026-07-30'))
    expect(settled('2026-07-15')).toBe(true)
    expect(settled('2026-07-18')).toBe(true)
    expect(settled('2026-07-30')).toBe(false)
    expect(settled('2026-07-31')).toBe(false)
    expect(settled('2026-07-15', { '2026-07-14': 'unknown' })).toBe(false)
  })
})

test('a national holiday exists only since the year of its law', () => {
  expect(['2016-07-15', '2017-07-15', '2008-05-01', '2009-05-01'].map((each) => holidayOn(day(each)))).toEqual([
    null,
    'democracy',
    null,
    'labour',
  ])
})

test('each year up to the last one of the table has both feasts, by the calendar of Diyanet', () => {
  const daysOf = (year: number) => Array.from({ length: 366 }, (_, index) => addDays(day(`${year}-01-01`), index))
  const feastsOf = (year: number) =>
    (['ramadan-feast', 'sacrifice-feast'] as const).map((name) => {
      const feast = daysOf(year).filter((each) => holidayOn(each) === name)
      return [feast[0], feast.length]
    })
  const years = Array.from({ length: LAST_FEAST_YEAR - 2023 }, (_, index) => 2024 + index)
  expect(years.flatMap(feastsOf)).toEqual([
    ['2024-04-10', 3],
    ['2024-06-16', 4],
    ['2025-03-30', 3],
    ['2025-06-06', 4],
    ['2026-03-20', 3],
    ['2026-05-27', 4],
    ['2027-03-09', 3],
    ['2027-05-16', 4],
    ['2028-02-26', 3],
    ['2028-05-05', 4],
    ['2029-02-14', 3],
    ['2029-04-24', 4],
    ['2030-02-04', 3],
    ['2030-04-13', 4],
  ])
})

test('the eves of feasts and of 29 October are half days', () => {
  const halves = ['2026-03-19', '2026-05-26', '2026-10-28', '2026-07-14', '2026-03-20'].map((each) =>
    isHalfDay(day(each)),
  )
  expect(halves).toEqual([true, true, true, false, false])
})
