import { expect, test } from 'vitest'
import type { Bulletin } from '#contract/bulletin.ts'
import { addDays, DAY_LENGTH, type Day, dayOf, daysBetween, HOUR, MINUTE, SECOND, weekdayOf } from '#domain/calendar.ts'
import { rate } from '#domain/rate.ts'
import { fail, ok } from '#domain/result.ts'
import { fakeClock } from '../../../test/fakes/clock.ts'
import { silentLog as log } from '../../../test/fakes/recorded-log.ts'
import { businessDaysMissing, type Past, startArchive } from './archive.ts'

const start = Date.UTC(2026, 10, 20, 9)
const today = dayOf(start)

test('the missing days exclude weekends and known days, newest first', () => {
  const missing = businessDaysMissing(addDays(today, -7), today, [addDays(today, -2)])
  expect(missing).toEqual(['2026-11-19', '2026-11-17', '2026-11-16', '2026-11-13'])
})

test('the archive requests a holiday once because it stores days without a bulletin', async () => {
  const { asked, daysOff, past } = archiveOf({ holidays: [addDays(today, -1), addDays(today, -100)] })
  const clock = fakeClock(start)
  startArchive(past, { clock, log })
  await clock.advance(HOUR)
  expect(daysOff).toEqual([addDays(today, -1), addDays(today, -100)])
  await clock.advance(DAY_LENGTH)
  expect(asked.filter((day) => daysOff.includes(day))).toHaveLength(2)
})

test('the archive fetches a year slowly and continues after a restart', async () => {
  const { asked, kept, past } = archiveOf({ holidays: [addDays(today, -1)] })
  const clock = fakeClock(start)
  const first = startArchive(past, { clock, log })
  await clock.advance(30 * SECOND)
  first[Symbol.dispose]()
  expect(asked).toHaveLength(10)
  expect(kept.size).toBe(9)
  expect(clock.waiting()).toBe(0)

  asked.length = 0
  startArchive(past, { clock, log })
  await clock.advance(HOUR)
  expect(kept.size).toBe(businessDaysMissing(addDays(today, -365), today, []).length - 1)
  expect(new Set(asked).size).toBe(asked.length)
})

test('the archive fetches a year in twelve requests from a monthly source and keeps known days', async () => {
  const { asked, kept, past } = archiveOf({ daysAtOnce: 31 })
  const there = addDays(today, -3)
  const known = { day: there, fetchedAt: 1, rates: {} }
  kept.set(there, known)
  const clock = fakeClock(start)
  startArchive(past, { clock, log })
  await clock.advance(HOUR)
  expect(asked).toHaveLength(12)
  expect(kept.size).toBe(businessDaysMissing(addDays(today, -365), today, []).length)
  expect(kept.get(there)).toBe(known)
})

test('the archive slows down while the bank is unreachable and skips no day', async () => {
  let failing = true
  const { asked, kept, past } = archiveOf({ failing: () => (failing ? 'down' : false) })
  const clock = fakeClock(start)
  startArchive(past, { clock, log, random: () => 0.5 })
  await clock.advance(HOUR)
  expect(asked.length).toBeLessThan(8)
  failing = false
  await clock.advance(2 * HOUR)
  expect(kept.size).toBe(businessDaysMissing(addDays(today, -365), today, []).length)
})

test.each(['html', 'down'] as const)(
  'the archive continues after one failed day (%s) and retries that day',
  async (kind) => {
    const broken = addDays(today, -1)
    const { asked, kept, past } = archiveOf({ failing: (day) => (day === broken ? kind : false) })
    const clock = fakeClock(start)
    startArchive(past, { clock, log, random: () => 0.5 })
    await clock.advance(2 * MINUTE)
    expect(kept.has(addDays(today, -2))).toBe(true)
    await clock.advance(10 * HOUR)
    expect(kept.size).toBe(businessDaysMissing(addDays(today, -365), today, []).length - 1)
    expect(asked.filter((day) => day === broken)).toHaveLength(8)
    await clock.advance(16 * HOUR)
    expect(asked.filter((day) => day === broken).length).toBeGreaterThan(8)
  },
)

test('the archive requests a year only once within an hour if every document is refused', async () => {
  const { asked, past } = archiveOf({ failing: () => 'html' })
  const clock = fakeClock(start)
  startArchive(past, { clock, log, random: () => 0.5 })
  await clock.advance(HOUR)
  expect(asked.length).toBeLessThan(300)
})

interface Fake {
  readonly holidays?: readonly Day[]
  readonly failing?: (day: Day) => 'html' | 'down' | false
  readonly daysAtOnce?: number
}

function archiveOf({ holidays = [], failing = () => false, daysAtOnce = 1 }: Fake) {
  const asked: Day[] = []
  const kept = new Map<Day, Bulletin>()
  const daysOff: Day[] = []
  const past: Past<Bulletin> = {
    name: 'bulletin',
    daysAtOnce,
    questions: [
      async (from, to) => {
        asked.push(to)
        const failure = failing(to)
        if (failure !== false) return fail(failure === 'html' ? { kind: 'html' } : { kind: 'status', status: 503 })
        const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, ahead) => addDays(from, ahead))
        const published = days.filter((day) => weekdayOf(day) <= 5 && !holidays.includes(day))
        const rates = { USD: { buy: rate('41'), sell: rate('41.1') } }
        const items = published.map((day) => ({ day, fetchedAt: start, rates }))
        return ok({ items, daysOff: days.filter((day) => holidays.includes(day)) })
      },
    ],
    known: async (from, to) => [...kept.keys(), ...daysOff].filter((day) => day >= from && day <= to),
    keep: async (bulletin) => void kept.set(bulletin.day, bulletin),
    keepDaysOff: async (days) => void daysOff.push(...days),
  }
  return { asked, kept, daysOff, past }
}
