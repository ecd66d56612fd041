import * as v from 'valibot'
import type { Clock } from '../runtime/index.ts'
import type { DatabaseTime } from './database-time.ts'
import { LEASE, type Lease, type LeaseAnswer } from './election.ts'
import type { ListenerConnection, ListenerStatement } from './listener-connection.ts'
import type { StoredBoard } from './newest-board.ts'
import type { BoardRevision } from './replicated-board.ts'

/** Returns the notification channel of a schema, for board revisions and changed tables. */
export function channelOf(schema: string): string {
  return `${schema}_news`
}

export interface PostgresLeaseOptions {
  readonly listener: Pick<ListenerConnection, 'query'>
  readonly channel: string
  /** Names this process in the row, for people. */
  readonly holder: string
  readonly time: DatabaseTime
  /** Called with the newest revision after every answer. */
  readonly onRevision: (revision: BoardRevision) => void
  readonly clock: Pick<Clock, 'elapsed'>
}

const NOW = 'extract(epoch FROM clock_timestamp())::float8 * 1000'
const ANSWER = `epoch::float8, sequence::float8, until - ${NOW} AS left, ${NOW} AS now`

/** True if the lease has ended, or if a clock ahead of this one wrote it, for example before a failover. */
const FREE = `(until <= ${NOW} OR until > ${NOW} + ${2 * LEASE})`

/**
 * A new term is written to the primary's disk but does not wait for a standby. Boards do not need to reach the disk.
 */
const TAKE: ListenerStatement = {
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

const RENEW: ListenerStatement = {
  name: 'renew-lease',
  text: `
    WITH renewed AS (UPDATE leadership SET until = ${NOW} + ${LEASE} WHERE epoch = $1::bigint RETURNING *)
    SELECT ${ANSWER}, TRUE AS own FROM renewed
    UNION ALL
    SELECT ${ANSWER}, FALSE FROM leadership WHERE NOT EXISTS (SELECT FROM renewed)`,
}

const GIVE_BACK: ListenerStatement = {
  name: 'give-lease-back',
  text: "UPDATE leadership SET until = 0 WHERE epoch = $1::bigint RETURNING pg_notify($2, 'lease')",
}

const PUBLISH: ListenerStatement = {
  name: 'publish-board',
  text: `
    UPDATE leadership SET sequence = $2::bigint, board = $3 WHERE epoch = $1::bigint
    RETURNING pg_notify($4, $5)`,
}

const READ: ListenerStatement = {
  name: 'read-board',
  text: `SELECT epoch::float8, sequence::float8, board, ${NOW} AS now FROM leadership`,
}

const NOTIFY: ListenerStatement = { name: 'notify', text: 'SELECT pg_notify($1, $2)' }

const revision = { epoch: v.number(), sequence: v.number(), now: v.number() }
const answers = v.tuple([v.object({ ...revision, left: v.number(), own: v.boolean() })])
const boards = v.tuple([v.object({ ...revision, board: v.nullable(v.string()) })])

/** The lease in the single row of `leadership`: the leader, the end of the lease, and the last published board. */
export function postgresLease({ listener, channel, holder, time, onRevision, clock }: PostgresLeaseOptions) {
  const ask = async (statement: ListenerStatement, value: string | number): Promise<LeaseAnswer> => {
    const sentAt = clock.elapsed()
    const [{ epoch, sequence, left, own, now }] = v.parse(answers, await listener.query(statement, [value]))
    time.answered(now, sentAt)
    onRevision({ epoch, sequence })
    return { epoch, own, left }
  }
  const lease: Lease = {
    take: () => ask(TAKE, holder),
    renew: (epoch) => ask(RENEW, epoch),
    giveBack: async (epoch) => void (await listener.query(GIVE_BACK, [epoch, channel])),
  }
  return {
    ...lease,
    /** Stores a board and notifies the others of its revision. Returns false if its epoch no longer leads. */
    publish: async ({ epoch, sequence }: BoardRevision, text: string) =>
      (await listener.query(PUBLISH, [epoch, sequence, text, channel, `${epoch} ${sequence}`])).length > 0,
    async read(): Promise<StoredBoard> {
      const sentAt = clock.elapsed()
      const [{ epoch, sequence, board, now }] = v.parse(boards, await listener.query(READ, []))
      time.answered(now, sentAt)
      return { epoch, sequence, text: board }
    },
    /** Notifies all replicas, this one included. */
    notify: async (payload: string) => void (await listener.query(NOTIFY, [channel, payload])),
  }
}

/** Parses "1785747600000 17"; undefined if the notification is not about a board. */
export function readRevision(payload: string): BoardRevision | undefined {
  const [, epoch, sequence] = /^(\d{1,15}) (\d{1,15})$/.exec(payload) ?? []
  return epoch === undefined ? undefined : { epoch: Number(epoch), sequence: Number(sequence) }
}
