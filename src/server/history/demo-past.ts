import { addDays, type Day, dayOf, midnightOf, MINUTE, SECOND, weekdayOf, type Zone } from '#domain/calendar.ts'
import { CURRENCY_CODES } from '#domain/currency.ts'
import { type InstrumentId, METAL_CODES } from '#domain/instrument.ts'
import { repeat, type Surroundings } from '../runtime/index.ts'
import type { DayRecord, MinutePoint, RateStore } from '../store/index.ts'
import { demoBoardAt } from '../upstream/index.ts'

const DAYS = 365

/** The closes that the first page needs; the rest follows while the site serves. */
const AT_ONCE = 5

interface DemoPastOptions extends Surroundings {
  readonly store: Pick<RateStore, 'daysBetween' | 'saveDays' | 'saveMinutes'>
  readonly seed: number
  readonly selection: () => readonly InstrumentId[]
}

/** Gives a demo store a year of days, and today since midnight. Resolves once the newest are stored. */
export async function startDemoPast(options: DemoPastOptions): Promise<AsyncDisposable> {
  const { store, seed, selection, clock, log } = options
  const { zone } = clock
  const now = clock.now()
  const metals = METAL_CODES.filter((code) => selection().includes(code))
  const boards = await Promise.all(
    [CURRENCY_CODES, metals].map(async (codes) => {
      return { codes, missing: await missingDays(store, codes, dayOf(now, zone)) }
    }),
  )
  const fill = (codes: readonly InstrumentId[], days: readonly Day[]): Promise<void> =>
    store.saveDays(
      days.flatMap((day) => demoHistory({ seed, codes, days: 1, now: midnightOf(addDays(day, 1), zone), zone })),
    )
  await Promise.all(boards.map(({ codes, missing }) => fill(codes, missing.slice(0, AT_ONCE))))
  return repeat({
    async run(signal) {
      for (const { codes, missing } of boards) {
        await store.saveMinutes(demoToday({ seed, codes, now, zone }))
        if (signal.aborted) break
        await fill(codes, missing.slice(AT_ONCE))
      }
      return Infinity
    },
    first: SECOND,
    onFailure(error) {
      log.warn({ err: error }, 'demo past not complete')
      return Infinity
    },
    clock,
  })
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

interface DemoMoment {
  readonly seed: number
  readonly codes: readonly InstrumentId[]
  readonly now: number
  readonly zone: Zone
}

/** The invented closes of the `days` days before today, oldest first; none on weekends, when the demo market rests. */
export function demoHistory({ seed, codes, days, now, zone }: DemoMoment & { readonly days: number }): DayRecord[] {
  const today = dayOf(now, zone)
  return Array.from({ length: days }, (_, index) => addDays(today, index - days))
    .filter((day) => weekdayOf(day) <= 5)
    .flatMap((day) => {
      const lastMinute = midnightOf(addDays(day, 1), zone) - MINUTE
      return demoBoardAt(seed, codes, lastMinute, zone).map((price): DayRecord => ({ day, source: 'demo', ...price }))
    })
}

/** The invented minutes of today, from midnight to `now`. */
export function demoToday({ seed, codes, now, zone }: DemoMoment): MinutePoint[] {
  const points: MinutePoint[] = []
  for (let at = midnightOf(dayOf(now, zone), zone); at <= now; at += MINUTE) {
    for (const price of demoBoardAt(seed, codes, at, zone)) points.push({ at, source: 'demo', ...price })
  }
  return points
}
