import { addDays, type Day, dayOf, HOUR, midnightOf, MINUTE, SECOND, weekdayOf } from '#domain/calendar.ts'
import { CURRENCY_CODES } from '#domain/currency.ts'
import { type InstrumentId, METAL_CODES } from '#domain/instrument.ts'
import { repeat, type Runtime } from '../runtime/index.ts'
import type { DayRecord, MinutePoint, RateStore } from '../store/index.ts'
import { demoBoardAt } from '../upstream/index.ts'

const DAYS = 365

/** The days that are stored before the site starts. The others are stored while it serves. */
const FIRST_DAYS = 5
/** The number of days in one write, because a single large write would block visitors and use 15 MB permanently. */
const DAYS_AT_ONCE = 20

interface DemoPastOptions extends Runtime {
  readonly store: Pick<RateStore, 'daysBetween' | 'saveDays' | 'saveMinutes'>
  readonly seed: number
  readonly selection: () => readonly InstrumentId[]
}

/** Fills a demo store with a year of days, and with today's minutes. Resolves after the newest days are stored. */
export async function startDemoPast(options: DemoPastOptions): Promise<AsyncDisposable> {
  const { store, seed, selection, clock, log } = options
  const now = clock.now()
  const metals = METAL_CODES.filter((code) => selection().includes(code))
  const boards = await Promise.all(
    [CURRENCY_CODES, metals].map(async (codes) => {
      return { codes, missing: await missingDays(store, codes, dayOf(now)) }
    }),
  )
  const fill = (codes: readonly InstrumentId[], days: readonly Day[]): Promise<void> =>
    store.saveDays(demoCloses({ seed, codes }, days))
  await Promise.all(boards.map(({ codes, missing }) => fill(codes, missing.slice(0, FIRST_DAYS))))
  return repeat({
    async run(signal) {
      for (const { codes, missing } of boards) {
        for (let hour = midnightOf(dayOf(now)); hour <= now && !signal.aborted; hour += HOUR)
          await store.saveMinutes(demoMinutes({ seed, codes }, hour, Math.min(now, hour + HOUR - MINUTE)))
        for (let done = FIRST_DAYS; done < missing.length && !signal.aborted; done += DAYS_AT_ONCE)
          await fill(codes, missing.slice(done, done + DAYS_AT_ONCE))
      }
      return Infinity
    },
    first: SECOND,
    onFailure(error) {
      log.warn({ err: error }, 'demo history incomplete')
      return Infinity
    },
    clock,
  })
}

/** Returns the missing days, newest first. The demo market is closed on weekends. */
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

/** Makes the same prices for the same seed. */
interface DemoMarket {
  readonly seed: number
  readonly codes: readonly InstrumentId[]
}

/** Returns the invented closes of these days. */
function demoCloses({ seed, codes }: DemoMarket, days: readonly Day[]): DayRecord[] {
  return days.flatMap((day) => {
    const lastMinute = midnightOf(addDays(day, 1)) - MINUTE
    return demoBoardAt(seed, codes, lastMinute).map((price): DayRecord => ({ day, source: 'demo', ...price }))
  })
}

/** Returns the invented minutes of a span, both ends included. `from` must be a whole minute. */
function demoMinutes({ seed, codes }: DemoMarket, from: number, to: number): MinutePoint[] {
  const points: MinutePoint[] = []
  for (let at = from; at <= to; at += MINUTE) {
    for (const price of demoBoardAt(seed, codes, at)) points.push({ at, source: 'demo', ...price })
  }
  return points
}
