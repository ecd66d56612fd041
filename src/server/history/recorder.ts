import type { PointSource } from '#contract/chart-data.ts'
import type { MarketView } from '#domain/board.ts'
import { dayOf, MINUTE, SECOND } from '#domain/calendar.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { isTwoSided, type Quote, type TwoSidedQuote } from '#domain/quote.ts'
import type { Market } from '../pipeline/index.ts'
import type { Clock, Log, Timer } from '../runtime/index.ts'
import type { DayRecord, MinutePoint, RateStore } from '../store/index.ts'

/** What a crash may lose. Writing each tick would cost a transaction each. */
const FLUSH_EVERY = 2 * SECOND

/** Writes the office's own price into days and minutes. Only a two-sided quote that is dated today counts. */
export interface Recorder {
  /** Resolves when everything recorded so far is stored, or the store has refused it (then it is tried again later). */
  flush(): Promise<void>
  /** Records not yet stored, for /readyz. */
  pending(): number
  /** Takes nothing more and stores what is left. */
  stop(): Promise<void>
}

export interface RecorderOptions {
  readonly market: Pick<Market, 'view' | 'subscribe'>
  readonly store: Pick<RateStore, 'daysOn' | 'saveDays' | 'saveMinutes'>
  readonly source: PointSource
  readonly clock: Clock
  readonly log: Log
}

/** A restart in the middle of a day goes on where the day was. */
export async function startRecorder({ market, store, source, clock, log }: RecorderOptions): Promise<Recorder> {
  const seen = new Map<InstrumentId, Quote>()
  const withheld = new Set<InstrumentId>()
  let today = dayOf(clock.now(), clock.zone)
  let days = new Map((await store.daysOn(source, today)).map((record) => [record.code, record]))
  let dirtyDays = new Map<string, DayRecord>()
  let dirtyMinutes = new Map<string, MinutePoint>()
  let timer: Timer | undefined
  let writing = Promise.resolve()

  const record = ({ code, buy, sell }: TwoSidedQuote, from: number): void => {
    const known = days.get(code)
    // The price that the day stands at is recorded already, whatever newer time it bears.
    if (known?.buy === buy && known.sell === sell) return
    const updated = { day: today, code, source, buy, sell }
    const at = Math.floor(from / MINUTE) * MINUTE
    days.set(code, updated)
    dirtyDays.set(`${code} ${today}`, updated)
    dirtyMinutes.set(`${code} ${at}`, { at, code, source, buy, sell })
  }

  const take = ({ board, halted }: MarketView): void => {
    const now = dayOf(clock.now(), clock.zone)
    if (now !== today) {
      today = now
      days = new Map()
    }
    for (const quote of board.values()) {
      const before = seen.get(quote.code)
      if (before === quote) continue
      seen.set(quote.code, quote)
      if (!isTwoSided(quote) || dayOf(quote.quotedAt, clock.zone) !== today) continue
      // Another price of the same time is an edited margin or a correction: it holds from now on, and what was offered before stays.
      // So does one that was set while its currency was halted.
      const fromNow = withheld.delete(quote.code) || before?.quotedAt === quote.quotedAt
      record(quote, fromNow ? clock.now() : quote.quotedAt)
    }
    for (const code of halted) withheld.add(code)
    if (dirtyMinutes.size > 0) schedule()
  }

  const write = async (): Promise<void> => {
    const [daysToStore, minutesToStore] = [dirtyDays, dirtyMinutes]
    if (minutesToStore.size === 0) return
    dirtyDays = new Map()
    dirtyMinutes = new Map()
    // Both are over before anything newer is written: of the same minute it must come last.
    const halves = [store.saveDays([...daysToStore.values()]), store.saveMinutes([...minutesToStore.values()])]
    const failed = (await Promise.allSettled(halves)).find((half) => half.status === 'rejected')
    if (failed !== undefined) {
      log.error({ err: failed.reason }, 'rates not stored, trying again')
      // What came in the meantime is newer and wins.
      dirtyDays = new Map([...daysToStore, ...dirtyDays])
      dirtyMinutes = new Map([...minutesToStore, ...dirtyMinutes])
      schedule()
    }
  }

  const flush = (): Promise<void> => {
    timer?.cancel()
    timer = undefined
    writing = writing.then(write)
    return writing
  }

  function schedule(): void {
    const untilMinute = MINUTE - (clock.now() % MINUTE)
    timer ??= clock.after(Math.min(FLUSH_EVERY, untilMinute), () => void flush())
  }

  const unsubscribe = market.subscribe(({ view }) => take(view))
  take(market.view())
  const stopListening = clock.onStep(() => {
    // What was not of today, by a clock that was wrong, may be now.
    seen.clear()
    take(market.view())
  })
  return {
    flush,
    pending: () => dirtyDays.size + dirtyMinutes.size,
    async stop() {
      unsubscribe()
      stopListening()
      await flush()
      timer?.cancel()
    },
  }
}
