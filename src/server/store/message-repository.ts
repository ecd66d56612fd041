import { sql } from 'kysely'
import { searchConditions } from './message-search.ts'
import type { MailState, MessageFilter, MailStore, MessageStore, NewMessage, StoredMessage } from './message-store.ts'
import type { Row } from './schema/tables.ts'
import { DATABASE_NOW, query, read, type SqlRunner, write, writeReturning } from './sql.ts'

/** At once, though the clock of whoever says so may be ahead of the database's. */
export function dueAt(runner: SqlRunner, now: number) {
  return runner.locksRows ? sql<number>`least(${now}::bigint, ${DATABASE_NOW})` : now
}

const bySubmission = (submission: string) =>
  query.selectFrom('messages').select('number').where('submission', '=', submission)

/** It may stand on one machine only, refused for want of a standby. A commit that writes waits for all before it. */
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
    async keepMessage(message) {
      const insert = query
        .insertInto('messages')
        .values({ ...rowOf(message), mail_at: dueAt(runner, message.receivedAt) })
        .onConflict((conflict) => conflict.column('submission').doNothing())
      const [added] = await writeReturning(runner, insert.returning('number'))
      if (added !== undefined) return { number: added.number, fresh: true }
      const [present] = runner.locksRows
        ? await writeReturning(runner, touch(message.submission))
        : await read(runner, bySubmission(message.submission))
      if (present === undefined) throw new Error('a submission was neither added nor there')
      return { number: present.number, fresh: false }
    },
    hasMessage: async (submission) => (await read(runner, bySubmission(submission))).length > 0,
    messages: async (filter) => (await read(runner, listed(filter))).map(messageOf),
    async message(number) {
      const [row] = await read(runner, query.selectFrom('messages').selectAll().where('number', '=', number))
      return row === undefined ? null : messageOf(row)
    },
    async readMessage(number, at) {
      const unread = query.updateTable('messages').set({ read_at: at }).where('number', '=', number)
      return (await write(runner, unread.where('read_at', 'is', null))) > 0
    },
    async markMessage(number, handledAt, handledBy) {
      const marked = { handled_at: handledAt, handled_by: handledBy }
      const update = query.updateTable('messages').set(marked).where('number', '=', number)
      if (handledAt === null) return (await write(runner, update)) > 0
      return (await write(runner, update.set({ read_at: sql`coalesce(read_at, ${handledAt})` }))) > 0
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
      return (await write(runner, rememberErasure(number), erasure)) > 0
    },
    deleteMessages(before) {
      return write(runner, query.deleteFrom('messages').where('received_at', '<', before))
    },
  }
}

function listed({ limit, before, handled, mail, search = '', unreadFirst = false }: MessageFilter) {
  let asked = query.selectFrom('messages').selectAll().limit(limit)
  if (unreadFirst) asked = asked.orderBy(isUnread, 'desc')
  asked = asked.orderBy('number', 'desc')
  if (before !== undefined) asked = asked.where(unreadFirst ? comesAfter(before) : sql<boolean>`number < ${before}`)
  for (const condition of searchConditions(search)) asked = asked.where(condition)
  if (handled !== undefined) asked = asked.where('handled_at', handled ? 'is not' : 'is', null)
  if (mail !== undefined) asked = asked.where('mail_state', '=', mail)
  return asked
}

/** Where those that nobody has read stand first. One that was erased meanwhile is taken for read. */
function comesAfter(number: number) {
  const unread = sql`coalesce((SELECT ${isUnread} FROM messages WHERE number = ${number}), FALSE)`
  return sql<boolean>`CASE WHEN ${isUnread} THEN ${unread} AND number < ${number} ELSE ${unread} OR number < ${number} END`
}

function rowOf(message: NewMessage) {
  const { receivedAt, mailId, mailed, ...written } = message
  return {
    ...written,
    received_at: receivedAt,
    handled_at: null,
    handled_by: null,
    mail_id: mailId,
    mail_state: mailed ? 'waiting' : 'none',
    mail_error: null,
    read_at: null,
  } as const
}

export function messageOf(row: Row<'messages'>): StoredMessage {
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
    mailId: row.mail_id,
    mail: mailOf(row),
  }
}

function mailOf(row: Row<'messages'>): MailState {
  const { mail_state: kind, mail_attempts: attempts, mail_at: at, mail_error: error } = row
  switch (kind) {
    case 'none':
      return { kind }
    case 'waiting':
      return { kind, attempts, dueAt: at, error }
    case 'sent':
      return { kind, attempts, at }
    case 'dead':
      return { kind, attempts, at, error: error ?? '' }
  }
}
