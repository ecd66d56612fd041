import { describe, expect, test } from 'vitest'
import { instantOf, parseDay } from '#domain/calendar.ts'
import { type OpeningHours, openingAt } from '#domain/opening.ts'
import { rangeName, specialLines } from './contact.ts'
import { atTime, hoursText, openingText, shortOpeningText, untilTime, weekLines } from './opening-words.ts'

function day(text: string) {
  const parsed = parseDay(text)
  if (!parsed.ok) throw new Error(`not a day: ${text}`)
  return parsed.value
}

const WORKDAY = [{ from: '09:00', to: '18:30' }]
const HOURS: OpeningHours = {
  week: [WORKDAY, WORKDAY, WORKDAY, WORKDAY, WORKDAY, [{ from: '09:00', to: '18:00' }], []],
  special: [
    { day: day('2026-10-29'), name: 'Cumhuriyet Bayramı', hours: [] },
    { day: day('2026-10-28'), name: 'Cumhuriyet Bayramı arifesi', hours: [{ from: '09:00', to: '13:00' }] },
  ],
}

function wordsAt(on: string, time: string): string {
  const now = instantOf(day(on), time)
  return openingText(openingAt(HOURS, now), now)
}

describe('the opening status', () => {
  test('the status names the closing time of an open office', () => {
    expect(wordsAt('2026-08-03', '18:29')).toBe('Şu an açık, 18.30’a kadar')
    expect(wordsAt('2026-08-08', '12:00')).toBe('Şu an açık, 18.00’e kadar')
    expect(wordsAt('2026-10-28', '12:00')).toBe('Şu an açık, 13.00’e kadar')
  })

  test('the status names the day and the time of the next opening', () => {
    expect(wordsAt('2026-08-03', '08:59')).toBe('Şu an kapalı, bugün 09.00’da açılır')
    expect(wordsAt('2026-08-03', '18:30')).toBe('Şu an kapalı, salı 09.00’da açılır')
    expect(wordsAt('2026-08-08', '18:00')).toBe('Şu an kapalı, pazartesi 09.00’da açılır')
    expect(wordsAt('2026-10-29', '11:00')).toBe('Şu an kapalı, cuma 09.00’da açılır')
  })

  test('the status names the date if the office stays closed for a week or longer', () => {
    const now = instantOf(day('2026-05-25'), '10:00')
    const opensAt = instantOf(day('2026-06-01'), '09:00')
    expect(openingText({ kind: 'closed', opensAt }, now)).toBe('Şu an kapalı, 1 Haziran 2026 Pazartesi 09.00’da açılır')
    expect(openingText({ kind: 'closed', opensAt: null }, now)).toBe('Şu an kapalı')
  })
})

describe('the short opening status', () => {
  const beside = (on: string, time: string): string => {
    const now = instantOf(day(on), time)
    return shortOpeningText(openingAt(HOURS, now), now)
  }

  test('the short status leaves out “now”, because an icon shows it', () => {
    expect(beside('2026-08-03', '18:29')).toBe('Açık, 18.30’a kadar')
    expect(beside('2026-08-08', '18:00')).toBe('Kapalı, pazartesi 09.00’da açılır')
    expect(beside('2026-10-28', '13:00')).toBe('Kapalı, cuma 09.00’da açılır')
  })

  test('the short status names the opening after a lunch break on the same day', () => {
    const broken = [
      { from: '09:00', to: '12:30' },
      { from: '13:30', to: '18:30' },
    ]
    const hours = { ...HOURS, week: HOURS.week.map(() => broken) }
    const at = (time: string): string => {
      const now = instantOf(day('2026-08-03'), time)
      return shortOpeningText(openingAt(hours, now), now)
    }
    expect(at('12:00')).toBe('Açık, 12.30’a kadar')
    expect(at('12:30')).toBe('Kapalı, bugün 13.30’da açılır')
  })

  test('the short status is one word if the office does not open in the coming weeks', () => {
    expect(shortOpeningText({ kind: 'closed', opensAt: null }, 0)).toBe('Kapalı')
  })
})

describe('times of day in Turkish', () => {
  test.each([
    [{ hour: 17, minute: 0 }, '17.00’ye', '17.00’de'],
    [{ hour: 16, minute: 0 }, '16.00’ya', '16.00’da'],
    [{ hour: 20, minute: 0 }, '20.00’ye', '20.00’de'],
    [{ hour: 9, minute: 15 }, '09.15’e', '09.15’te'],
    [{ hour: 9, minute: 40 }, '09.40’a', '09.40’ta'],
    [{ hour: 9, minute: 50 }, '09.50’ye', '09.50’de'],
    [{ hour: 0, minute: 0 }, '00.00’a', '00.00’da'],
  ])('the time %o has the ending of its last spoken word', (time, until, at) => {
    expect([untilTime(time), atTime(time)]).toEqual([until, at])
  })
})

test('a day with a break is written with both of its spans', () => {
  const spans = [
    { from: '09:00', to: '12:30' },
    { from: '13:30', to: '18:30' },
  ]
  expect(hoursText(spans)).toBe('09:00-12:30 ve 13:30-18:30')
})

test('consecutive weekdays with the same hours share a line', () => {
  expect(weekLines(HOURS).map(({ days }) => days)).toEqual(['Pazartesi–Cuma', 'Cumartesi', 'Pazar'])
})

describe('special days', () => {
  const bayram = (on: string) => ({ day: day(on), name: 'Ramazan Bayramı', hours: [] })
  const hours: OpeningHours = {
    ...HOURS,
    special: [...HOURS.special, bayram('2026-03-20'), bayram('2026-03-22'), bayram('2026-03-21')],
  }
  const listed = (today: string) =>
    specialLines(hours, day(today)).map(({ from, to, name }) => `${rangeName(from, to)}: ${name}`)

  test('consecutive special days with the same name and hours share a line', () => {
    expect(listed('2026-03-01')).toEqual(['20–22 Mart 2026 Cuma–Pazar: Ramazan Bayramı'])
  })

  test('the list leaves out special days that have passed or are far ahead', () => {
    expect(listed('2026-03-22')).toEqual(['22 Mart 2026 Pazar: Ramazan Bayramı'])
    expect(listed('2026-06-01')).toEqual([])
  })

  test("special days are sorted by date, whatever their order in the office's settings", () => {
    expect(listed('2026-10-01')).toEqual([
      '28 Ekim 2026 Çarşamba: Cumhuriyet Bayramı arifesi',
      '29 Ekim 2026 Perşembe: Cumhuriyet Bayramı',
    ])
  })

  test('special days across the end of a month are named with both months', () => {
    expect(rangeName(day('2026-04-30'), day('2026-05-02'))).toBe('30 Nisan 2026 – 2 Mayıs 2026 Perşembe–Cumartesi')
  })
})
