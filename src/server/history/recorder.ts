import type { PointSource } from '#contract/price-call-answers.ts'
import type { MarketChange, MarketView } from '#domain/board.ts'
import { dayOf, MINUTE, SECOND } from '#domain/calendar.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { isTwoSided, type Quote } from '#domain/quote.ts'
import { type Changes, type Clock, coalesce, type Log, repeat, type Runtime } from '../runtime/index.ts'
import type { DayRecord, MinutePoint, RateStore } from '../store/index.ts'

/** The interval of writing. A crash loses at most this much; a transaction for each price would be too expensive. */
const FLUSH_EVERY = 2 * SECOND

interface RecorderOptions extends Runtime {
  readonly market: Changes<MarketChange> & { view(): MarketView }
  readonly store: Pick<RateStore, 'daysOn' | 'saveDays' | 'saveMinutes'>
  readonly source: PointSource
}

/** Records today's two-sided prices of the office by day and minute. Disposing stores the pending ones. */
export async function startRecorder({ market, store, source, clock, log }: RecorderOptions) {
  const today = dayOf(clock.now())
  const unstored = createUnstored(store, log)
  const record = createDayRecord(today, await store.daysOn(source, today), clock)
  const take = (view: MarketView): void => {
    for (const { from, ...price } of record.newIn(view)) unstored.add({ ...price, source }, from)
  }

  const opened = new AsyncDisposableStack()
  const flush = coalesce(() => unstored.write())
  opened.defer(flush)
  const untilNext = (): number => Math.min(FLUSH_EVERY, MINUTE - (clock.now() % MINUTE))
  const run = async (): Promise<number> => {
    await flush()
    return untilNext()
  }
  opened.use(repeat({ run, first: untilNext(), onFailure: untilNext, clock }))
  opened.defer(
    clock.onStep(() => {
      record.lookAgain()
      take(market.view())
    }),
  )
  opened.defer(market.subscribe(({ view }) => take(view)))
  take(market.view())
  return {
    /**
     * Resolves after all pending prices are stored, or after the store has refused them. Refused ones are retried
     * later.
     */
    flush,
    /** The number of records that are not stored yet, for /readyz. */
    pending: unstored.count,
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}

/** The recorded price of each pair today, so that only changes are recorded. `known`: the stored records of `day`. */
function createDayRecord(day: DayRecord['day'], known: readonly DayRecord[], clock: Clock) {
  const seen = new Map<InstrumentId, Quote>()
  const withheld = new Set<InstrumentId>()
  let today = day
  let todaysPrices = new Map<InstrumentId, Pick<DayRecord, 'buy' | 'sell'>>(
    known.map((record) => [record.code, record]),
  )

  return {
    /** Returns the new prices, each with the time from which it applies. */
    newIn({ board, halted }: MarketView) {
      const now = dayOf(clock.now())
      if (now !== today) {
        today = now
        todaysPrices = new Map()
      }
      const found = [...board.values()].flatMap((quote) => {
        const before = seen.get(quote.code)
        if (before === quote) return []
        seen.set(quote.code, quote)
        if (!isTwoSided(quote) || dayOf(quote.quotedAt) !== today) return []
        const { code, buy, sell } = quote
        // A different price with the same time is an edited margin or a correction. It applies from now on and does not
        // replace the earlier price. The same is true for a price that was set during a halt.
        const fromNow = withheld.delete(code) || before?.quotedAt === quote.quotedAt
        const recorded = todaysPrices.get(code)
        // The price is recorded already; only its time is newer.
        if (recorded?.buy === buy && recorded.sell === sell) return []
        todaysPrices.set(code, { buy, sell })
        return [{ day: today, code, buy, sell, from: fromNow ? clock.now() : quote.quotedAt }]
      })
      for (const code of halted) withheld.add(code)
      return found
    },
    /** Checks all prices again, because a price may belong to today after the clock was set. */
    lookAgain: () => seen.clear(),
  }
}

/** The records that are not stored yet: the last price of each pair's day and minute. */
function createUnstored(store: Pick<RateStore, 'saveDays' | 'saveMinutes'>, log: Log) {
  let days = new Map<string, DayRecord>()
  let minutes = new Map<string, MinutePoint>()
  return {
    count: () => days.size + minutes.size,
    add(record: DayRecord, from: number): void {
      const { code, source, buy, sell } = record
      const at = Math.floor(from / MINUTE) * MINUTE
      days.set(`${code} ${record.day}`, record)
      minutes.set(`${code} ${at}`, { at, code, source, buy, sell })
    },
    async write(): Promise<void> {
      const [daysToStore, minutesToStore] = [days, minutes]
      if (minutesToStore.size === 0) return
      days = new Map()
      minutes = new Map()
      // Wait for both before writing anything newer, because the last price of a minute must win.
      const halves = [store.saveDays([...daysToStore.values()]), store.saveMinutes([...minutesToStore.values()])]
      const failed = (await Promise.allSettled(halves)).find((half) => half.status === 'rejected')
      if (failed === undefined) return
      log.error({ err: failed.reason }, 'rates not stored, retrying')
      // Records that were added during the write are newer.
      days = new Map([...daysToStore, ...days])
      minutes = new Map([...minutesToStore, ...minutes])
    },
  }
}
