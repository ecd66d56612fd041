import { sql } from 'kysely'
import { searchConditions } from './message-search.ts'
import type { MailState, MessageFilter, MailStore, MessageStore, NewMessage, StoredMessage } from './message-store.ts'
import type { Row } from './schema/tables.ts'
import {
  DATABASE_NOW,
  query,
  read,
  required,
  rowsOf,
  type SqlRunner,
  unlessUnchanged,
  write,
  writeIf,
  writeReturning,
} from './sql.ts'

/** Limits a due time to `delay` ms from now by the database's clock, because the caller's clock may be ahead. */
export function dueAt(runner: SqlRunner, at: number, delay = 0) {
  return runner.locksRows ? sql<number>`least(${at}::bigint, ${DATABASE_NOW} + ${sql.lit(delay)})` : at
}

/** Inserts an outbox row for the message that a WHERE clause selects. */
export function queuedMessage(mailId: string, at: ReturnType<typeof dueAt>) {
  return query
    .selectFrom('messages')
    .select([
      sql<string>`${mailId}`.as('mail_id'),
      'number',
      sql<'waiting'>`'waiting'`.as('state'),
      sql<number>`cast(${at} AS bigint)`.as('at'),
    ])
}

const bySubmission = (submission: string) =>
  query.selectFrom('messages').select('number').where('submission', '=', submission)

/**
 * The message may be stored on one machine only, if it was refused because of a missing standby. Touching it makes this
 * commit wait for the standby, too.
 */
const touch = (submission: string) =>
  query.updateTable('messages').set({ submission }).where('submission', '=', submission).returning('number')

const rememberErasure = (number: number) =>
  query
    .insertInto('erasures')
    .columns(['fingerprint'])
    .expression(
      query
        .selectFrom('messages')
        .select(sql<string>`fingerprint(submission)`.as('fingerprint'))
        .where('number', '=', number),
    )
    .onConflict((conflict) => conflict.doNothing())

const isUnread = sql<boolean>`(handled_at IS NULL AND read_at IS NULL)`

const counts = query
  .selectFrom('messages')
  .select((of) => [
    of.fn.countAll<number>().as('total'),
    of.fn.count<number>('handled_at').as('handled'),
    of.fn.min('received_at').filterWhere('handled_at', 'is', null).as('oldestOpenAt'),
    of.fn.countAll<number>().filterWhere(isUnread).as('unread'),
    of.fn.min('received_at').filterWhere(isUnread).as('oldestUnreadAt'),
  ])

const NO_MESSAGES = { total: 0, handled: 0, oldestOpenAt: null, unread: 0, oldestUnreadAt: null }

export function messageRepository(runner: SqlRunner): Omit<MessageStore, keyof MailStore> {
  return {
    async keepMessage({ mailId, mailed, ...message }) {
      const insert = query
        .insertInto('messages')
        .values(rowOf(message))
        .onConflict((conflict) => conflict.column('submission').doNothing())
        .returning('number')
      const queue = query
        .insertInto('outbox')
        .columns(['mail_id', 'message', 'state', 'at'])
        .expression(
          queuedMessage(mailId, dueAt(runner, message.receivedAt)).where('submission', '=', message.submission),
        )
        .onConflict((conflict) => conflict.doNothing())
      const queries = mailed ? [insert, queue] : [insert]
      const [kept] = await runner.write(queries.map((each) => runner.compile(each)))
      const [added] = rowsOf<{ readonly number: number }>(kept === undefined ? [] : [kept])
      if (added !== undefined) return { number: added.number, fresh: true }
      const [present] = runner.locksRows
        ? await writeReturning(runner, touch(message.submission))
        : await read(runner, bySubmission(message.submission))
      if (present === undefined) throw new Error('the submission was neither added nor found')
      return { number: present.number, fresh: false }
    },
    hasMessage: async (submission) => (await read(runner, bySubmission(submission))).length > 0,
    messages: async (filter) => (await read(runner, listed(filter))).map(messageOf),
    message: (number) => messageByNumber(runner, number),
    async readMessage(number, at) {
      const unread = query.updateTable('messages').set({ read_at: at }).where('number', '=', number)
      return (await write(runner, unread.where('read_at', 'is', null))) > 0
    },
    async markMessage(number, handledAt, handledBy) {
      const marked = { handled_at: handledAt, handled_by: handledBy }
      const update = query.updateTable('messages').set(marked).where('number', '=', number)
      const readAt = sql<number>`coalesce(read_at, ${handledAt})`
      return (await writeIf(runner, handledAt === null ? update : update.set({ read_at: readAt }))) !== null
    },
    async messageCount() {
      const all = query.selectFrom('messages').select((of) => of.fn.countAll<number>().as('total'))
      const [row] = await read(runner, all)
      return row?.total ?? 0
    },
    async countMessages() {
      const [{ total, handled, ...oldest } = NO_MESSAGES] = await read(runner, counts)
      return { total, open: total - handled, ...oldest }
    },
    async openMessagesBefore(before) {
      const open = query.selectFrom('messages').select('number').where('handled_at', 'is', null)
      const rows = await read(runner, open.where('received_at', '<', before).orderBy('received_at').orderBy('number'))
      return rows.map(({ number }) => number)
    },
    async eraseMessage(number) {
      const erasure = query.deleteFrom('messages').where('number', '=', number)
      const erasing = runner.write([runner.compile(rememberErasure(number)), required(runner, erasure)])
      return (await unlessUnchanged(erasing)) !== null
    },
    deleteMessages(before) {
      return write(runner, query.deleteFrom('messages').where('received_at', '<', before))
    },
  }
}

const withMail = query
  .selectFrom('messages')
  .leftJoin('outbox', 'outbox.message', 'messages.number')
  .selectAll('messages')
  .select([
    'outbox.state as mail_state',
    'outbox.attempts as mail_attempts',
    'outbox.at as mail_at',
    'outbox.error as mail_error',
  ])

export async function messageByNumber(runner: SqlRunner, number: number): Promise<StoredMessage | null> {
  const [row] = await read(runner, withMail.where('messages.number', '=', number))
  return row === undefined ? null : messageOf(row)
}

function listed({ limit, before, handled, search = '', unreadFirst = false }: MessageFilter) {
  let asked = withMail.limit(limit)
  if (unreadFirst) asked = asked.orderBy(isUnread, 'desc')
  asked = asked.orderBy('messages.number', 'desc')
  if (before !== undefined)
    asked = asked.where(unreadFirst ? comesAfter(before) : sql<boolean>`messages.number < ${before}`)
  for (const condition of searchConditions(search)) asked = asked.where(condition)
  if (handled !== undefined) asked = asked.where('handled_at', handled ? 'is not' : 'is', null)
  return asked
}

/** The condition for messages after a number in unread-first order. An erased message counts as read. */
function comesAfter(number: number) {
  const unread = sql`coalesce((SELECT ${isUnread} FROM messages WHERE number = ${number}), FALSE)`
  return sql<boolean>`CASE WHEN ${isUnread} THEN ${unread} AND messages.number < ${number} ELSE ${unread} OR messages.number < ${number} END`
}

function rowOf({ receivedAt, ...written }: Omit<NewMessage, 'mailId' | 'mailed'>) {
  return { ...written, received_at: receivedAt, handled_at: null, handled_by: null, read_at: null }
}

interface MessageRow extends Row<'messages'> {
  readonly mail_state: Row<'outbox'>['state'] | null
  readonly mail_attempts: number | null
  readonly mail_at: number | null
  readonly mail_error: string | null
}

function messageOf(row: MessageRow): StoredMessage {
  const { number, name, email, phone, subject, message } = row
  return {
    number,
    name,
    email,
    phone,
    subject,
    message,
    receivedAt: row.received_at,
    handledAt: row.handled_at,
    handledBy: row.handled_by,
    readAt: row.read_at,
    mail: mailOf(row),
  }
}

function mailOf({ mail_state: kind, mail_attempts, mail_at, mail_error: error }: MessageRow): MailState {
  const [attempts, at] = [mail_attempts ?? 0, mail_at ?? 0]
  switch (kind) {
    case null:
      return { kind: 'none' }
    case 'waiting':
      return { kind, attempts, dueAt: at, error }
    case 'sent':
      return { kind, attempts, at }
    case 'dead':
      return { kind, attempts, at, error: error ?? '' }
  }
}
