import type { PointSource } from '#contract/chart-data.ts'
import { type Day, MINUTE } from '#domain/calendar.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { firstRecentDay, type RecentDays } from '#domain/recent-days.ts'
import type { Changes, Surroundings } from '../runtime/index.ts'
import type { RateStore } from '../store/index.ts'
import { openDailyCache } from './daily-cache.ts'

/** Two reads of one key range for each. Today's own price is the board's, so nobody waits for this. */
const READ_AGAIN = MINUTE

/** The last days of each that is priced, cached so that a page can be rendered without asking the store. */
export interface RecentDaysCache extends Changes, AsyncDisposable {
  of(code: InstrumentId): RecentDays | null
}

export interface RecentDaysOptions extends Surroundings {
  readonly store: Pick<RateStore, 'closeLine' | 'officialLine'>
  readonly selection: () => readonly InstrumentId[]
  /** Whose the own record is. */
  readonly source: PointSource
}

export async function openRecentDays(options: RecentDaysOptions): Promise<RecentDaysCache> {
  const { store, selection, source, clock, log } = options
  const readOne = async (code: InstrumentId, today: Day): Promise<RecentDays> => {
    const first = firstRecentDay(today)
    const [own, official] = await Promise.all([
      store.closeLine(source, code, first, today),
      store.officialLine(code, first, today),
    ])
    return {
      code,
      asOf: today,
      // What the store knows besides is nothing that a page shows.
      own: own.map(({ day, buy, sell }) => ({ day, buy, sell })),
      official: official.map(({ day, buy, sell }) => ({ day, buy, sell })),
    }
  }

  const cache = await openDailyCache({
    async read(today) {
      const found: Partial<Record<InstrumentId, RecentDays>> = {}
      for (const code of selection()) found[code] = await readOne(code, today)
      return found
    },
    every: READ_AGAIN,
    failed: 'recent days not read',
    clock,
    log,
  })
  return { ...cache, of: (code) => cache.current().value[code] ?? null }
}
