import type { PointSource } from '#contract/price-call-answers.ts'
import { type Day, MINUTE } from '#domain/calendar.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { firstRecentDay, type RecentDays } from '#domain/recent-days.ts'
import type { Runtime } from '../runtime/index.ts'
import type { RateStore } from '../store/index.ts'
import { openDailyCache } from './daily-cache.ts'

/** The interval of reading. Today's price is taken from the board, so pages do not need a shorter one. */
const READ_AGAIN = MINUTE

export type RecentDaysCache = Awaited<ReturnType<typeof openRecentDays>>

interface RecentDaysOptions extends Runtime {
  readonly store: Pick<RateStore, 'closeLine' | 'officialLine'>
  readonly selection: () => readonly InstrumentId[]
  readonly source: PointSource
}

/** Caches the last days of each priced instrument, so that pages are rendered without reading the store. */
export async function openRecentDays({ store, selection, source, clock, log }: RecentDaysOptions) {
  const readOne = async (code: InstrumentId, today: Day): Promise<RecentDays> => {
    const first = firstRecentDay(today)
    const [own, official] = await Promise.all([
      store.closeLine(source, code, first, today),
      store.officialLine(code, first, today),
    ])
    return {
      code,
      asOf: today,
      // Pages show only these fields.
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
  return { ...cache, of: (code: InstrumentId) => cache.current().value[code] ?? null }
}
