import { describe, expect, test } from 'vitest'
import type { Bulletin } from '#contract/bulletin.ts'
import { type Day, HOUR, instantOf, MINUTE, SECOND, writeIso } from '#domain/calendar.ts'
import { rate } from '#domain/rate.ts'
import { fail, ok } from '#domain/result.ts'
import { fakeClock } from '../../../test/fakes/clock.ts'
import { recordedLog } from '../../../test/fakes/recorded-log.ts'
import { day } from '../store/test/sample-records.ts'
import type { BulletinSource } from './bulletin-source.ts'
import { watchBulletins } from './bulletin-watch.ts'

const FRIDAY = day('2026-08-21')
const THURSDAY = day('2026-08-20')
const at = (date: Day, time: string): number => instantOf(date, time)

/** A central bank with the bulletins that the test publishes, watched on a fake clock. */
function watch(start: number, known: { readonly day: Day; readonly fetchedAt: number } | null = null) {
  const clock = fakeClock(start)
  const { log } = recordedLog()
  const asked: string[] = []
  const received: Bulletin[] = []
  const bank = { newest: THURSDAY, down: false }
  const bulletinOf = (of: Day): Bulletin => ({
    day: of,
    rates: { USD: { buy: rate('47.8799'), sell: rate('47.9662') } },
    fetchedAt: clock.now(),
  })
  const source: BulletinSource = {
    name: 'tcmb',
    newest: async () => {
      asked.push(writeIso(clock.now()).slice(11, 19))
      return bank.down ? fail({ kind: 'status', status: 503 }) : ok(bulletinOf(bank.newest))
    },
    daysAtOnce: 1,
    between: async () => ok({ items: [], daysOff: [] }),
  }
  const running = watchBulletins({
    source,
    known,
    clock,
    log,
    random: () => 0,
    onBulletin: (bulletin) => void received.push(bulletin),
  })
  return { clock, asked, received, bank, running }
}

describe('watchBulletins', () => {
  test('the watch asks the bank at the start and every half hour', async () => {
    const { clock, asked, received } = watch(at(FRIDAY, '10:00'))
    await clock.advance(2 * HOUR)
    expect(asked).toEqual(['10:00:00', '10:30:00', '11:00:00', '11:30:00', '12:00:00'])
    expect(received.map((bulletin) => bulletin.day)).toEqual(Array.from({ length: 5 }, () => THURSDAY))
  })

  test('the watch asks the bank after 15:30 every minute until the day’s bulletin is published', async () => {
    const { clock, asked, received, bank } = watch(at(FRIDAY, '15:10'))
    await clock.advance(22.5 * MINUTE)
    bank.newest = FRIDAY
    await clock.advance(60 * MINUTE)
    expect(asked).toEqual(['15:10:00', '15:30:05', '15:31:05', '15:32:05', '15:33:05', '16:03:05'])
    expect(received.at(-1)?.day).toBe(FRIDAY)
  })

  test('the watch returns to half hours twenty minutes after 15:30 on a holiday', async () => {
    const { clock, asked } = watch(at(FRIDAY, '15:25'))
    await clock.advance(2 * HOUR)
    expect(asked.filter((time) => time < '15:51')).toHaveLength(22)
    expect(asked.filter((time) => time > '15:51')).toEqual(['16:20:05', '16:50:05', '17:20:05'])
  })

  test('the watch retries a failed request with growing pauses', async () => {
    const { clock, asked, received, bank, running } = watch(at(FRIDAY, '10:00'))
    await clock.advance(MINUTE)
    bank.down = true
    await clock.advance(2 * HOUR)
    expect(received).toHaveLength(1)
    expect(asked.slice(1)).toEqual([
      '10:30:00',
      '10:30:15',
      '10:30:45',
      '10:31:45',
      '10:33:45',
      '10:37:45',
      '10:45:45',
      '11:00:45',
      '11:15:45',
      '11:30:45',
      '11:45:45',
      '12:00:45',
    ])
    expect(running.health()).toMatchObject({
      name: 'tcmb',
      state: 'failing',
      lastError: { kind: 'status', status: 503 },
      lastGoodAt: at(FRIDAY, '10:00'),
      failures: 12,
    })
    bank.down = false
    await clock.advance(15 * MINUTE)
    expect(received).toHaveLength(2)
    expect(running.health().state).toBe('connected')
  })

  test('the watch ignores an older bulletin from a cache', async () => {
    const { clock, received, bank } = watch(at(FRIDAY, '10:00'))
    await clock.advance(MINUTE)
    bank.newest = day('2026-08-19')
    await clock.advance(HOUR)
    expect(received.map((bulletin) => bulletin.day)).toEqual([THURSDAY])
  })

  test('the watch asks after a restart only if half an hour has passed or a new bulletin is due', async () => {
    const fetched = { day: THURSDAY, fetchedAt: at(FRIDAY, '10:00') }
    const soon = watch(at(FRIDAY, '10:10'), fetched)
    await soon.clock.advance(25 * MINUTE)
    expect(soon.asked).toEqual(['10:30:00'])
    expect(soon.running.health()).toMatchObject({ state: 'connected', lastGoodAt: at(FRIDAY, '10:30') })
    const beforePublication = watch(at(FRIDAY, '15:25'), { ...fetched, fetchedAt: at(FRIDAY, '15:20') })
    await beforePublication.clock.advance(6 * MINUTE)
    expect(beforePublication.asked).toEqual(['15:30:05'])
    for (const [now, fetchedAt] of [
      ['10:31', '10:00'],
      ['15:31', '15:10'],
      ['09:00', '10:00'],
    ] as const) {
      const late = watch(at(FRIDAY, now), { day: THURSDAY, fetchedAt: at(FRIDAY, fetchedAt) })
      await late.clock.advance(SECOND)
      expect(late.asked).toEqual([`${now}:00`])
    }
  })

  test('the watch follows a clock that is set', async () => {
    const { clock, asked } = watch(at(FRIDAY, '18:00'))
    await clock.advance(MINUTE)
    clock.set(at(FRIDAY, '15:00'))
    await clock.advance(30 * MINUTE + 5 * SECOND)
    clock.set(at(FRIDAY, '23:00'))
    await clock.advance(SECOND)
    expect(asked).toEqual(['18:00:00', '15:30:00', '15:30:05', '23:00:00'])
  })

  test('the watch rejects a bulletin of the future and then accepts a correct one', async () => {
    const { clock, received, bank, running } = watch(at(FRIDAY, '10:00'))
    await clock.advance(MINUTE)
    bank.newest = day('2999-01-01')
    await clock.advance(HOUR)
    expect(running.health()).toMatchObject({ state: 'failing', lastError: { kind: 'future-day' } })
    bank.newest = FRIDAY
    await clock.advance(HOUR)
    expect(received.map((bulletin) => bulletin.day)).toEqual([THURSDAY, ...received.slice(1).map(() => FRIDAY)])
    expect(received.length).toBeGreaterThan(1)
  })

  test('the watch asks every half hour on a Saturday afternoon', async () => {
    const { clock, asked } = watch(at(day('2026-08-22'), '15:20'))
    await clock.advance(HOUR)
    expect(asked).toEqual(['15:20:00', '15:50:00', '16:20:00'])
  })
})
