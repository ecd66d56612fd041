import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addDays, type Day, HOUR, instantOf, MINUTE, SECOND } from '#domain/calendar.ts'
import { rate } from '#domain/rate.ts'
import { fail, ok } from '#domain/result.ts'
import { type FakeCentralBank, goldXml, startFakeCentralBank } from '../../../test/fakes/central-bank.ts'
import { fakeClock } from '../../../test/fakes/clock.ts'
import { recordedLog } from '../../../test/fakes/recorded-log.ts'
import { day } from '../store/test/sample-records.ts'
import { businessDaysMissing, startArchive } from './archive.ts'
import { goldPast, type PastFixing } from './gold-source.ts'
import type { BulletinFailure } from './source-failure.ts'
import { tcmbGold } from './tcmb-gold.ts'

const TODAY = day('2026-11-20')
const [THURSDAY, WEDNESDAY] = [day('2026-11-19'), day('2026-11-18')]
const START = instantOf(TODAY, '12:00')

/** Returns the failure of an hour, or 'none' for a missing document. Other hours have a valid fixing. */
type Wrong = (of: Day, hour: number) => BulletinFailure | 'none' | undefined

function archiveOf(wrong: Wrong = () => undefined) {
  const clock = fakeClock(START)
  const asked: string[] = []
  const kept = new Map<Day, PastFixing>()
  const world = { wanted: true, since: null as Day | null, wrong }
  const source = {
    name: 'tcmb gold',
    of: async (of: Day, hour: number) => {
      asked.push(`${of} ${hour}`)
      const fault = world.wrong(of, hour)
      if (fault === 'none') return ok(null)
      if (fault !== undefined) return fail(fault)
      return ok({ at: instantOf(of, `${hour}:00`), standard: rate('5734.70'), pure: rate('5763.52') })
    },
  } as const
  const past = goldPast(source, {
    wanted: () => world.wanted,
    since: async () => world.since,
    known: async (from, to) => [...kept.keys()].filter((known) => known >= from && known <= to).toSorted(),
    keep: async (fixing) => void kept.set(fixing.day, fixing),
  })
  const start = () => startArchive(past, { clock, log: recordedLog().log, random: () => 0.5 })
  return { clock, asked, kept, world, start }
}

const hourOf = (fixing: PastFixing | undefined): string =>
  new Date((fixing?.at ?? 0) + 3 * HOUR).toISOString().slice(0, 16)

describe('goldPast', () => {
  test('the archive fetches the last hour of each day of a year, newest first', async () => {
    const { clock, asked, kept, start } = archiveOf()
    start()
    await clock.advance(30 * SECOND)
    expect(asked).toHaveLength(10)
    expect(asked.slice(0, 2)).toEqual(['2026-11-19 15', '2026-11-18 15'])
    await clock.advance(HOUR)
    expect([...kept.keys()]).toEqual(businessDaysMissing(addDays(TODAY, -365), TODAY, []))
    expect(hourOf(kept.get(THURSDAY))).toBe('2026-11-19T15:00')
  })

  test('the archive uses an earlier hour for a half day and stores nothing for a holiday', async () => {
    const { clock, asked, kept, start } = archiveOf((of, hour) =>
      of === THURSDAY || (of === WEDNESDAY && hour > 12) ? 'none' : undefined,
    )
    start()
    await clock.advance(MINUTE)
    expect(kept.has(THURSDAY)).toBe(false)
    expect(asked.slice(0, 6)).toEqual([15, 14, 13, 12, 11, 10].map((hour) => `${THURSDAY} ${hour}`))
    expect(hourOf(kept.get(WEDNESDAY))).toBe('2026-11-18T12:00')
  })

  test('the archive uses the previous hour if the last document is invalid', async () => {
    const { clock, kept, start } = archiveOf((of, hour) =>
      of === THURSDAY && hour === 15 ? { kind: 'not-gold' } : undefined,
    )
    start()
    await clock.advance(10 * SECOND)
    expect(hourOf(kept.get(THURSDAY))).toBe('2026-11-19T14:00')
    expect(hourOf(kept.get(WEDNESDAY))).toBe('2026-11-18T15:00')
  })

  test('the archive fetches gold only while the office has a gold board', async () => {
    const { clock, asked, world, start } = archiveOf()
    world.wanted = false
    start()
    await clock.advance(3 * HOUR)
    expect(asked).toEqual([])
    world.wanted = true
    await clock.advance(HOUR)
    const many = asked.length
    expect(many).toBeGreaterThan(100)
    world.wanted = false
    await clock.advance(HOUR)
    expect(asked.length).toBeLessThan(many + 2)
  })

  test('the archive reaches back to the requested day, but not before the first fixing', async () => {
    const { clock, kept, world, start } = archiveOf()
    start()
    await clock.advance(2 * HOUR)
    world.since = day('2015-01-01')
    await clock.advance(13 * HOUR)
    expect([...kept.keys()].at(-1)).toBe('2021-12-29')
    expect(kept.size).toBe(businessDaysMissing(day('2021-12-29'), addDays(TODAY, 1), []).length)
  })
})

describe('the hourly documents of a past day', () => {
  let bank: FakeCentralBank
  beforeEach(async () => {
    bank = await startFakeCentralBank()
  })
  afterEach(() => bank.stop())

  const PRICES = { standard: '5734,70', pure: '5763,52' }
  const answers = async () => {
    const past = goldPast(tcmbGold({ url: bank.url, clock: fakeClock(START) }), {
      known: async () => [],
      keep: async () => undefined,
    })
    const all = []
    for (const ask of past.questions) all.push(await ask(THURSDAY, THURSDAY))
    return all.map((answer) => (answer.ok ? answer.value.items.length : answer.error.kind))
  }

  test('the archive asks hours backwards and distinguishes missing and invalid documents', async () => {
    bank.publishGold(THURSDAY, 14, goldXml(THURSDAY, 14, { ...PRICES, pure: '71,45' }))
    bank.publishGold(THURSDAY, 13, goldXml(THURSDAY, 13, PRICES).slice(0, -20))
    bank.publishGold(THURSDAY, 12, goldXml(WEDNESDAY, 12, PRICES))
    bank.publishGold(THURSDAY, 11, goldXml(THURSDAY, 11, PRICES))
    expect(await answers()).toEqual([0, 'not-gold', 'broken-xml', 'other-day', 1, 0])
    expect(bank.asked.map(({ path }) => path.slice(-8, -4))).toEqual(['1500', '1400', '1300', '1200', '1100', '1000'])
  })
})
