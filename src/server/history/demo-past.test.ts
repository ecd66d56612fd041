import { expect, test } from 'vitest'
import { type Day, SECOND } from '#domain/calendar.ts'
import { CURRENCY_CODES } from '#domain/currency.ts'
import { fakeClock } from '../../../test/fakes/clock.ts'
import { createLog } from '../runtime/log.ts'
import type { DayRecord } from '../store/store.ts'
import { startDemoPast } from './demo-past.ts'

const NOW = Date.parse('2026-08-03T10:00:00+03:00')
/** Of 365 days; the demo market rests on weekends. */
const WEEKDAYS = 260

function demoStore(afterMinutes = () => {}) {
  const days = new Map<Day, DayRecord[]>()
  const saved: Day[] = []
  return {
    days,
    saved,
    daysBetween: () => Promise.resolve([...days.values()].flat()),
    saveDays(records: readonly DayRecord[]) {
      for (const record of records) days.set(record.day, [record])
      saved.push(...new Set(records.map(({ day }) => day)))
      return Promise.resolve()
    },
    saveMinutes() {
      afterMinutes()
      return Promise.resolve()
    },
  }
}

test('the past of a demo begins with the newest days, and the rest follows while the site serves', async () => {
  const clock = fakeClock(NOW)
  const store = demoStore()
  const past = await startDemoPast({ store, seed: 1, selection: () => CURRENCY_CODES, clock, log: createLog() })
  expect(store.saved).toEqual(['2026-07-31', '2026-07-30', '2026-07-29', '2026-07-28', '2026-07-27'])
  await clock.advance(SECOND)
  await expect.poll(() => store.days.size).toBe(WEEKDAYS)
  await past.stop()
})

test('a stop in the middle leaves the store alone, and the next start invents what is missing only', async () => {
  const clock = fakeClock(NOW)
  const store = demoStore(() => void first.stop())
  const first = await startDemoPast({ store, seed: 1, selection: () => CURRENCY_CODES, clock, log: createLog() })
  await clock.advance(SECOND)
  await first.stop()
  expect(store.saved).toHaveLength(5)
  const second = await startDemoPast({ store, seed: 1, selection: () => CURRENCY_CODES, clock, log: createLog() })
  await clock.advance(SECOND)
  await expect.poll(() => store.days.size).toBe(WEEKDAYS)
  expect(store.saved).toHaveLength(WEEKDAYS)
  await second.stop()
})
