import { addDays, type Day, dayOf, midnightOf, SECOND, weekdayOf } from '#domain/calendar.ts'
import { CURRENCY_CODES } from '#domain/currency.ts'
import { type InstrumentId, METAL_CODES } from '#domain/instrument.ts'
import type { Clock, Log } from '../runtime/index.ts'
import type { RateStore } from '../store/index.ts'
import { demoHistory, demoToday } from './demo-history.ts'

const DAYS = 365

/** The closes that the first page needs; the rest follows while the site serves. */
const AT_ONCE = 5

export interface DemoPastOptions {
  readonly store: Pick<RateStore, 'daysBetween' | 'saveDays' | 'saveMinutes'>
  readonly seed: number
  readonly selection: () => readonly InstrumentId[]
  readonly clock: Clock
  readonly log: Log
}

export interface DemoPast {
  /** Resolves once the store is left alone; the next start goes on where this one was. */
  stop(): Promise<void>
}

/** Gives a demo store the past that it lacks: a year of days, and today since midnight. Resolves once the newest days are stored. */
export async function startDemoPast({ store, seed, selection, clock, log }: DemoPastOptions): Promise<DemoPast> {
  const { zone } = clock
  const now = clock.now()
  const metals = METAL_CODES.filter((code) => selection().includes(code))
  const boards = await Promise.all(
    [CURRENCY_CODES, metals].map(async (codes) => ({
      codes,
      missing: await missingDays(store, codes, dayOf(now, zone)),
    })),
  )
  let stopped = false
  const fill = async (codes: readonly InstrumentId[], days: readonly Day[]): Promise<void> => {
    await store.saveDays(
      days.flatMap((day) => demoHistory({ seed, codes, days: 1, now: midnightOf(addDays(day, 1), zone), zone })),
    )
  }
  const fillRest = async (): Promise<void> => {
    for (const { codes, missing } of boards) {
      await store.saveMinutes(demoToday({ seed, codes, now, zone }))
      if (stopped) return
      await fill(codes, missing.slice(AT_ONCE))
    }
  }
  await Promise.all(boards.map(({ codes, missing }) => fill(codes, missing.slice(0, AT_ONCE))))
  let filling = Promise.resolve()
  const timer = clock.after(SECOND, () => {
    filling = fillRest().catch((error: unknown) => log.warn({ err: error }, 'demo past not complete'))
  })
  return {
    stop() {
      stopped = true
      timer.cancel()
      return filling
    },
  }
}

/** Newest first; the demo market rests on weekends. */
async function missingDays(
  store: DemoPastOptions['store'],
  [first]: readonly InstrumentId[],
  today: Day,
): Promise<Day[]> {
  if (first === undefined) return []
  const there = new Set((await store.daysBetween('demo', first, addDays(today, -DAYS), today)).map(({ day }) => day))
  return Array.from({ length: DAYS }, (_, index) => addDays(today, -1 - index)).filter(
    (day) => weekdayOf(day) <= 5 && !there.has(day),
  )
}
