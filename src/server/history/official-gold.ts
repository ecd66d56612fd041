import type { OfficialGold } from '#contract/page-state.ts'
import { addDays, MINUTE, midnightOf } from '#domain/calendar.ts'
import type { Runtime } from '../runtime/index.ts'
import type { RateStore } from '../store/index.ts'
import { openDailyCache } from './daily-cache.ts'

/** The bank publishes hourly; a replica that does not ask the bank reads the store. */
const READ_AGAIN = MINUTE
/** Covers the longest holidays. An older price is not a reference for today's gold. */
const COUNTS_FOR_DAYS = 10

export type OfficialGoldCache = Awaited<ReturnType<typeof openOfficialGold>>

interface OfficialGoldOptions extends Runtime {
  readonly store: Pick<RateStore, 'minutesBetween'>
}

/** The central bank's last price of a gram of pure gold. */
export async function openOfficialGold({ store, clock, log }: OfficialGoldOptions) {
  const cache = await openDailyCache({
    async read(today): Promise<OfficialGold | null> {
      const from = midnightOf(addDays(today, -COUNTS_FOR_DAYS))
      const last = (await store.minutesBetween('tcmb', 'ALTIN', from, clock.now() + 1)).at(-1)
      return last === undefined ? null : { at: last.at, pure: last.buy }
    },
    every: READ_AGAIN,
    failed: 'gold of the central bank not read',
    clock,
    log,
  })
  return { ...cache, newest: () => cache.current().value }
}
