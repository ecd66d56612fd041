import type { Board } from '#domain/board.ts'
import { type Clock, coalesce, createChanges, type Log } from '../runtime/index.ts'
import type { DatabaseTime } from './database-time.ts'
import {
  type BoardRevision,
  isAfter,
  isNewerBoard,
  momentOf,
  readBoard,
  type ReplicatedBoard,
} from './replicated-board.ts'

/** The stored board in the database; `text` is null before the first publication. */
export interface StoredBoard extends BoardRevision {
  readonly text: string | null
}

export type RevisedBoard = ReplicatedBoard & BoardRevision

export type NewestBoard = ReturnType<typeof createNewestBoard>

export interface NewestBoardOptions {
  readonly read: () => Promise<StoredBoard>
  /** The recorded board, which is shown until another one is known. */
  readonly recorded: Board
  /** The epoch in which this replica leads. It does not need to read its own boards. */
  readonly ownEpoch: () => number | null
  readonly time: DatabaseTime
  readonly clock: Pick<Clock, 'elapsed'>
  readonly log: Log
}

/** The newest board of any leader that this replica knows. Publishes newer boards to its subscribers. */
export function createNewestBoard({ read, recorded, ownEpoch, time, clock, log }: NewestBoardOptions) {
  const changes = createChanges()
  let current: RevisedBoard = {
    view: { board: recorded, sourceTime: null, halted: new Set() },
    sourceQuotes: new Map(),
    held: [],
    quotedAt: null,
    epoch: -1,
    sequence: 0,
  }
  let lastRead: BoardRevision = current

  const take = (board: RevisedBoard): void => {
    if (!isNewerBoard(board, current, time.latest(clock.elapsed()))) return
    current = board
    changes.publish()
  }

  const catchUp = async (): Promise<void> => {
    const { text, ...revision } = await read()
    if (text === null || !isAfter(revision, lastRead)) return
    lastRead = revision
    const board = readBoard(text)
    if (board.ok) take({ ...board.value, ...revision })
    else {
      const message = 'leader’s board unreadable, keeping the last one'
      log.error({ ...revision, mistake: board.error }, message)
    }
  }

  /** Resolves once this replica has the stored board. Rejects if it can't be read. */
  const sync = coalesce(catchUp)
  const readNow = (): void => void sync().catch((error: unknown) => log.warn({ err: error }, 'board not read'))

  return {
    subscribe: changes.subscribe,
    current: (): RevisedBoard => current,
    /** The most ms since the board's source quoted; Infinity if it never did or the database's clock is unknown. */
    silentFor: (): number => {
      const now = time.latest(clock.elapsed())
      return now === null ? Infinity : Math.max(0, now - momentOf(current.quotedAt, now))
    },
    take,
    /** Reads the stored board if its revision is newer than the known one. */
    onRevision: (revision: BoardRevision): void => {
      if (revision.epoch !== ownEpoch() && isAfter(revision, lastRead)) readNow()
    },
    /** Reads the stored board: on joining, and if notifications may have been missed. */
    read: readNow,
    sync,
  }
}
