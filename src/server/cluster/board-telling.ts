import { SECOND } from '#domain/calendar.ts'
import { INSTRUMENT_IDS } from '#domain/instrument.ts'
import type { Market } from '../pipeline/index.ts'
import type { Clock, Log, Timer } from '../runtime/index.ts'
import type { BoardMark } from './board-mark.ts'
import { writeBoard } from './board-text.ts'
import type { DatabaseTime } from './database-time.ts'

/** At most twenty messages a second, whatever the source does; the first goes at once. */
const PAUSE = SECOND / 20
/** After a message that did not go. */
const TRY_AGAIN = SECOND / 2

export interface BoardTellingOptions {
  readonly market: Pick<Market, 'view' | 'subscribe' | 'silentFor' | 'offered' | 'held'>
  readonly epoch: number
  /** Stores a board and tells it, if the epoch still is the database's; false: it is another's. Rejects when no answer comes. */
  readonly tell: (mark: BoardMark, text: string) => Promise<boolean>
  /** This term is over, and nobody has noticed yet. */
  readonly onRefused: () => void
  readonly time: DatabaseTime
  readonly clock: Clock
  readonly log: Log
}

/** Tells the others every change of the market, one message at a time: what changes meanwhile goes with the next. Returns the way to stop. */
export function tellBoard({ market, epoch, tell, onRefused, time, clock, log }: BoardTellingOptions): () => void {
  let sequence = 0
  let busy = false
  let waiting = false
  let stopped = false
  let failures = 0
  let timer: Timer | undefined

  const textNow = (): string => {
    const heardAt = clock.elapsed() - market.silentFor()
    const offered = INSTRUMENT_IDS.flatMap((code) => {
      const quote = market.offered(code)
      return quote === undefined ? [] : [[code, quote] as const]
    })
    return writeBoard({
      view: market.view(),
      offered: new Map(offered),
      held: market.held(),
      spoke: Number.isFinite(heardAt) ? time.earliest(heardAt) : null,
    })
  }

  const send = async (): Promise<number> => {
    sequence += 1
    try {
      if (await tell({ epoch, sequence }, textNow())) {
        if (failures > 0) log.info({ failures, epoch }, 'the board is told again')
        failures = 0
        return PAUSE
      }
      if (!stopped) onRefused()
    } catch (error) {
      failures += 1
      if (failures === 1) log.warn({ err: error, epoch }, 'the board is not told, trying again')
    }
    waiting = true
    return TRY_AGAIN
  }

  const say = (): void => {
    waiting = true
    if (busy || stopped) return
    busy = true
    waiting = false
    void send().then((pause) => {
      if (stopped) return
      timer = clock.after(pause, () => {
        busy = false
        if (waiting) say()
      })
    })
  }

  const unsubscribe = market.subscribe(say)
  say()
  return () => {
    stopped = true
    unsubscribe()
    timer?.cancel()
  }
}
