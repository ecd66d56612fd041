import * as v from 'valibot'
import type { Clock } from '../runtime/index.ts'
import { type BoardMark, writeMessage } from './board-mark.ts'
import type { DatabaseLine, Question } from './database-line.ts'
import type { DatabaseTime } from './database-time.ts'
import { LEASE, type Lease, type LeaseAnswer } from './election.ts'
import type { StoredBoard } from './followed-board.ts'

/** What is told in one schema: a leader's boards, and which other thing is to be read again. */
export interface Channels {
  readonly board: string
  readonly news: string
}

export function channelsOf(schema: string): Channels {
  return { board: `${schema}_board`, news: `${schema}_news` }
}

/** The one row of `leadership`: who leads until when, and the board as it was told last. */
export interface PostgresLease extends Lease {
  /** Stores and tells a board, if its epoch still leads. */
  readonly tell: (mark: BoardMark, text: string) => Promise<boolean>
  read(): Promise<StoredBoard>
  /** The leader's closes are others. */
  tellCloses(): Promise<void>
}

export interface PostgresLeaseOptions {
  readonly line: Pick<DatabaseLine, 'ask'>
  readonly channels: Channels
  /** Names this process in the row, for people. */
  readonly holder: string
  readonly time: DatabaseTime
  /** The board that every answer names. */
  readonly onMark: (mark: BoardMark) => void
  readonly clock: Pick<Clock, 'elapsed'>
}

const NOW = 'extract(epoch FROM clock_timestamp())::float8 * 1000'
const ANSWER = `epoch::float8, sequence::float8, until - ${NOW} AS left, ${NOW} AS now`

/** It has ended, or was written by a clock that was ahead of this one: a failover, or a clock that was set back, must not leave all without a leader. */
const FREE = `(until <= ${NOW} OR until > ${NOW} + ${2 * LEASE})`

/** A term that has begun is on the disk, though not on a standby's; what it tells need not be. */
const TAKE: Question = {
  name: 'take-lease',
  text: `
    WITH taken AS (
      UPDATE leadership SET epoch = greatest(epoch + 1, (${NOW})::bigint), holder = $1, until = ${NOW} + ${LEASE}, sequence = 0
      WHERE ${FREE} RETURNING *, set_config('synchronous_commit', 'local', TRUE)
    )
    SELECT ${ANSWER}, TRUE AS own FROM taken
    UNION ALL
    SELECT ${ANSWER}, FALSE FROM leadership WHERE NOT EXISTS (SELECT FROM taken)`,
}

const RENEW: Question = {
  name: 'renew-lease',
  text: `
    WITH renewed AS (UPDATE leadership SET until = ${NOW} + ${LEASE} WHERE epoch = $1::bigint RETURNING *)
    SELECT ${ANSWER}, TRUE AS own FROM renewed
    UNION ALL
    SELECT ${ANSWER}, FALSE FROM leadership WHERE NOT EXISTS (SELECT FROM renewed)`,
}

const GIVE_BACK: Question = {
  name: 'give-lease-back',
  text: "UPDATE leadership SET until = 0 WHERE epoch = $1::bigint RETURNING pg_notify($2, 'lease')",
}

const TELL: Question = {
  name: 'tell-board',
  text: `
    UPDATE leadership SET sequence = $2::bigint, board = $3 WHERE epoch = $1::bigint
    RETURNING pg_notify($4, $5)`,
}

const READ: Question = {
  name: 'read-board',
  text: `SELECT epoch::float8, sequence::float8, board, ${NOW} AS now FROM leadership`,
}

const TELL_CLOSES: Question = { name: 'tell-closes', text: "SELECT pg_notify($1, 'closes')" }

const mark = { epoch: v.number(), sequence: v.number(), now: v.number() }
const answers = v.tuple([v.object({ ...mark, left: v.number(), own: v.boolean() })])
const boards = v.tuple([v.object({ ...mark, board: v.nullable(v.string()) })])

export function postgresLease({ line, channels, holder, time, onMark, clock }: PostgresLeaseOptions): PostgresLease {
  const ask = async (question: Question, value: string | number): Promise<LeaseAnswer> => {
    const sentAt = clock.elapsed()
    const [{ epoch, sequence, left, own, now }] = v.parse(answers, await line.ask(question, [value]))
    time.answered(now, sentAt)
    onMark({ epoch, sequence })
    return { epoch, own, left }
  }
  return {
    take: () => ask(TAKE, holder),
    renew: (epoch) => ask(RENEW, epoch),
    giveBack: async (epoch) => void (await line.ask(GIVE_BACK, [epoch, channels.news])),
    async tell({ epoch, sequence }, text) {
      const message = writeMessage({ epoch, sequence }, text)
      return (await line.ask(TELL, [epoch, sequence, text, channels.board, message])).length > 0
    },
    async read() {
      const sentAt = clock.elapsed()
      const [{ epoch, sequence, board, now }] = v.parse(boards, await line.ask(READ, []))
      time.answered(now, sentAt)
      return { epoch, sequence, text: board }
    },
    tellCloses: async () => void (await line.ask(TELL_CLOSES, [channels.news])),
  }
}
