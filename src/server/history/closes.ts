import type { PreviousCloses } from '#contract/call-answers.ts'
import type { DailySummary, DailySummaryItem, PointSource } from '#contract/price-call-answers.ts'
import { type Day, MINUTE } from '#domain/calendar.ts'
import { INSTRUMENT_IDS } from '#domain/instrument.ts'
import { changeSince, type Direction, toLira } from '#domain/rate.ts'
import type { Changes, Runtime } from '../runtime/index.ts'
import type { DayRecord, RateStore } from '../store/index.ts'
import { openDailyCache } from './daily-cache.ts'

/** The operator's tool may import history into the same store while the server runs. */
const READ_AGAIN = 10 * MINUTE

export type Closes = Awaited<ReturnType<typeof openCloses>>

interface ClosesOptions extends Runtime {
  readonly store: Pick<RateStore, 'closesBefore'>
  readonly source: PointSource
  /** Writes pending prices of the recorder, so that yesterday is complete when it is read at midnight. */
  readonly settle: () => Promise<void>
  readonly news?: Changes | undefined
}

/** The office's last close before today by currency. All changes on the page are computed from it. */
export async function openCloses({ store, source, settle, news, clock, log }: ClosesOptions) {
  const cache = await openDailyCache({
    async read(day) {
      await settle()
      return sellsOf(await store.closesBefore(source, day))
    },
    every: READ_AGAIN,
    news,
    failed: 'previous closes not read',
    clock,
    log,
  })
  return {
    ...cache,
    /** Returns undefined if the known closes are of another day, because they would give wrong changes. */
    before(day: Day): PreviousCloses | undefined {
      const current = cache.current()
      return current.day === day ? current.value : undefined
    },
  }
}

const WIRE_DIRECTION: Readonly<Record<Direction, DailySummaryItem['direction']>> = {
  up: 'up',
  down: 'down',
  unchanged: '',
}

export function sellsOf(prices: Iterable<Pick<DayRecord, 'code' | 'sell'>>): PreviousCloses {
  return Object.fromEntries(Array.from(prices, ({ code, sell }) => [code, sell]))
}

/** Returns the change of `sells` since the office's closes before that day, without instruments that lack either. */
export function dailySummary(
  date: Day,
  sells: PreviousCloses,
  closes: PreviousCloses,
  source: PointSource,
): DailySummary {
  const summary = INSTRUMENT_IDS.flatMap((code): DailySummaryItem[] => {
    const sell = sells[code]
    const close = closes[code]
    if (sell === undefined || close === undefined) return []
    const { basisPoints, difference, direction } = changeSince(close, sell)
    return [
      {
        code,
        yuzde_degisim_satis: basisPoints / 100,
        fark_satis: toLira(difference),
        direction: WIRE_DIRECTION[direction],
        onceki_satis: toLira(close),
      },
    ]
  })
  return { status: 'success', date, summary, ...(source === 'demo' && { source }) }
}
