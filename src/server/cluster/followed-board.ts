import { SECOND } from '#domain/calendar.ts'
import { type Changes, type Clock, createChanges, type Log } from '../runtime/index.ts'
import { type BoardMark, isNewer, NO_BOARD, readMessage } from './board-mark.ts'
import { readBoard, type ToldBoard } from './board-text.ts'
import type { DatabaseTime } from './database-time.ts'

/** The board as it lies in the database; `text` null: nobody has told one yet. */
export interface StoredBoard extends BoardMark {
  readonly text: string | null
}

/** What the leader told last. Tells when there is a newer one. */
export interface FollowedBoard extends Changes {
  readonly current: () => ToldBoard | null
  /** ms since the source spoke, by the database's clock and at the most; Infinity: it has not, or that clock does not say. */
  readonly silentFor: () => number
  /** A message came. */
  readonly heard: (message: string) => void
  /** The database names its newest board: is it one that was missed? */
  readonly newestIs: (mark: BoardMark) => void
  /** Reads what lies there: on joining, and whenever messages may have been missed. */
  readonly readWhole: () => void
  /** Resolves once it has what lies there now. Rejects when that can't be read. */
  readonly caughtUp: () => Promise<void>
}

/** The database's clock is nudged by less; one that stands further before what it has dated was set back. */
const NUDGED = 2 * SECOND

export interface FollowedBoardOptions {
  readonly read: () => Promise<StoredBoard>
  readonly time: DatabaseTime
  readonly clock: Pick<Clock, 'elapsed'>
  readonly log: Log
}

export function followBoard({ read, time, clock, log }: FollowedBoardOptions): FollowedBoard {
  const changes = createChanges()
  let known: BoardMark = NO_BOARD
  let board: ToldBoard | null = null
  let reading = false
  let again = false

  const take = ({ epoch, sequence, text }: StoredBoard): void => {
    if (text === null || !isNewer({ epoch, sequence }, known)) return
    known = { epoch, sequence }
    const told = readBoard(text)
    if (told.ok) {
      board = told.value
      changes.publish()
    } else
      log.error(
        { epoch, sequence, mistake: told.error },
        'the leader’s board was not understood: the last one stays, and ages',
      )
  }

  const readWhole = (): void => {
    again = reading
    if (reading) return
    reading = true
    read()
      .then(take, (error: unknown) => log.warn({ err: error }, 'the board was not read'))
      .finally(() => {
        reading = false
        if (again) readWhole()
      })
  }

  return {
    subscribe: changes.subscribe,
    current: () => board,
    silentFor() {
      const now = time.latest(clock.elapsed())
      const spoke = board?.spoke ?? null
      if (now === null || spoke === null || spoke > now + NUDGED) return Infinity
      return Math.max(0, now - spoke)
    },
    heard(message) {
      const told = readMessage(message)
      if (told === undefined) log.warn('a message that is no board')
      else if (told.text !== null) take(told)
      else if (isNewer(told, known)) readWhole()
    },
    newestIs(mark) {
      if (isNewer(mark, known)) readWhole()
    },
    readWhole,
    caughtUp: async () => take(await read()),
  }
}
