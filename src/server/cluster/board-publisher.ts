import { SECOND } from '#domain/calendar.ts'
import { INSTRUMENT_IDS } from '#domain/instrument.ts'
import type { Market } from '../pipeline/index.ts'
import { type Clock, repeat, type Runtime } from '../runtime/index.ts'
import type { DatabaseTime } from './database-time.ts'
import { type BoardRevision, momentOf, type ReplicatedBoard, writeBoard } from './replicated-board.ts'

/** Limits publishing to twenty boards a second; the first one is published at once. */
const PAUSE = SECOND / 20
const RETRY_DELAY_MS = SECOND / 2

/** Builds the leader's board. Prices taken over from `before` keep its source time until our source has quoted. */
export function ownBoard(
  market: Pick<Market, 'view' | 'silentFor' | 'sourceQuote' | 'held'>,
  before: ReplicatedBoard,
  time: DatabaseTime,
  clock: Pick<Clock, 'elapsed'>,
): ReplicatedBoard {
  const view = market.view()
  const receivedAt = clock.elapsed() - market.silentFor()
  const own = Number.isFinite(receivedAt) ? time.earliest(receivedAt) : null
  const sourceQuotes = INSTRUMENT_IDS.flatMap((code) => market.sourceQuote(code) ?? [])
  return {
    view: { ...view, sourceTime: view.sourceTime ?? before.view.sourceTime },
    sourceQuotes: new Map(sourceQuotes.map((quote) => [quote.code, quote])),
    held: market.held(),
    quotedAt: own === null ? before.quotedAt : Math.max(own, momentOf(before.quotedAt, time.latest(clock.elapsed()))),
  }
}

export interface BoardPublisherOptions extends Runtime {
  readonly market: Pick<Market, 'subscribe'>
  readonly board: () => ReplicatedBoard
  readonly epoch: number
  /** Stores a board and notifies the others. Returns false if another epoch leads; rejects if no answer comes. */
  readonly publish: (revision: BoardRevision, text: string) => Promise<boolean>
  /** Called if the database refuses a board because another replica leads. */
  readonly onRefused: () => void
}

/** Publishes each change of the market, one board at a time. Changes during a publication are in the next board. */
export function publishBoards(options: BoardPublisherOptions): AsyncDisposable {
  const { market, board, epoch, publish, onRefused, clock, log } = options
  let sequence = 0
  const work = repeat({
    async run(signal) {
      sequence += 1
      if (await publish({ epoch, sequence }, writeBoard(board()))) return Infinity
      if (!signal.aborted) onRefused()
      return RETRY_DELAY_MS
    },
    first: 0,
    pause: PAUSE,
    onFailure(error, failures) {
      if (failures === 1) log.warn({ err: error, epoch }, 'board not published, retrying')
      return RETRY_DELAY_MS
    },
    onRecovery: (failures) => log.info({ failures, epoch }, 'board published again'),
    clock,
  })
  const opened = new AsyncDisposableStack()
  opened.use(work)
  opened.defer(market.subscribe(work.wake))
  return opened
}
