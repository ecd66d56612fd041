import { pino } from 'pino'
import { expect, test } from 'vitest'
import type { Bulletin } from '#contract/central-bank.ts'
import { addDays, type Day, dayOf, HOUR, SECOND } from '#domain/calendar.ts'
import { rate } from '#domain/rate.ts'
import { fail, ok } from '#domain/result.ts'
import { fakeClock } from '../../../test/fakes/clock.ts'
import { ISTANBUL } from '../../../test/fakes/istanbul.ts'
import { businessDaysMissing, startBulletinArchive } from './bulletin-archive.ts'
import type { BulletinSource } from './bulletin-source.ts'

const start = Date.UTC(2026, 10, 20, 9)
const today = dayOf(start, ISTANBUL)
const log = pino({ level: 'silent' })

test('weekends and days that are there are not asked for; the newest comes first', () => {
  const missing = businessDaysMissing(addDays(today, -7), today, [addDays(today, -2)])
  expect(missing).toEqual(['2026-11-19', '2026-11-17', '2026-11-16', '2026-11-13'])
})

test('a year is fetched at a polite pace, holidays are passed over, and a restart asks only for the rest', async () => {
  const { asked, kept, ...archive } = archiveOf({ holidays: [addDays(today, -1)] })
  const clock = fakeClock(start)
  const first = startBulletinArchive({ ...archive, clock, log })
  await clock.advance(30 * SECOND)
  first.stop()
  expect(asked).toHaveLength(10)
  expect(kept.size).toBe(9)
  expect(clock.waiting()).toBe(0)

  asked.length = 0
  startBulletinArchive({ ...archive, clock, log })
  await clock.advance(HOUR)
  expect(kept.size).toBe(businessDaysMissing(addDays(today, -365), today, []).length - 1)
  expect(new Set(asked).size).toBe(asked.length)
})

test('a failing archive is asked again later, and no day is skipped', async () => {
  let failing = true
  const { asked, kept, ...archive } = archiveOf({ holidays: [], failing: () => failing })
  const clock = fakeClock(start)
  startBulletinArchive({ ...archive, clock, log, random: () => 0.5 })
  await clock.advance(HOUR)
  expect(asked.length).toBeLessThan(8)
  expect(new Set(asked)).toEqual(new Set([addDays(today, -1)]))
  failing = false
  await clock.advance(HOUR)
  expect(kept.has(addDays(today, -1))).toBe(true)
})

test('one unreadable day is left for the next night, and the others are fetched', async () => {
  const broken = addDays(today, -1)
  const { asked, kept, ...archive } = archiveOf({ holidays: [], failing: (day) => day === broken })
  const clock = fakeClock(start)
  startBulletinArchive({ ...archive, clock, log, random: () => 0.5 })
  await clock.advance(12 * HOUR)
  expect(asked.filter((day) => day === broken)).toHaveLength(8)
  expect(kept.has(addDays(today, -2))).toBe(true)
  await clock.advance(14 * HOUR)
  expect(asked.filter((day) => day === broken).length).toBeGreaterThan(8)
})

function archiveOf({ holidays, failing = () => false }: { holidays: readonly Day[]; failing?: (day: Day) => boolean }) {
  const asked: Day[] = []
  const kept = new Map<Day, Bulletin>()
  const source: Pick<BulletinSource, 'on'> = {
    on(day) {
      asked.push(day)
      if (failing(day)) return Promise.resolve(fail({ kind: 'html' }))
      if (holidays.includes(day)) return Promise.resolve(ok(null))
      return Promise.resolve(ok({ day, fetchedAt: start, rates: { USD: { buy: rate('41'), sell: rate('41.1') } } }))
    },
  }
  const store = {
    bulletinDays: (from: Day, to: Day) => Promise.resolve([...kept.keys()].filter((day) => day >= from && day <= to)),
  }
  const onBulletin = (bulletin: Bulletin) => {
    kept.set(bulletin.day, bulletin)
    return Promise.resolve()
  }
  return { asked, kept, source, store, onBulletin }
}
