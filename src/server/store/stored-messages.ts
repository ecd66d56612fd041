import { sql } from '#query-builder'
import { LOCALLY } from './local-commit.ts'
import { columnsOf, messageOf, rowOf } from './message-row.ts'
import { query, read, write, writeReturning } from './query.ts'
import type { SqlRunner } from './statement.ts'
import type { MessageStore } from './store.ts'
import { mailQueue } from './stored-mail-queue.ts'

/** Several processes share this one; the clock of none of them. */
const DATABASE_NOW = sql<number>`(extract(epoch FROM clock_timestamp()) * 1000)::bigint`

const NO_MESSAGES = { total: 0, handled: 0, oldestOpenAt: null }

export function storedMessages(runner: SqlRunner): MessageStore {
  const bySubmission = (submission: string) =>
    query.selectFrom('messages').select('number').where('submission', '=', submission)

  /** It may have been refused for want of a standby, and stand on one machine only. A commit that writes waits for all before it. */
  const touch = (submission: string) =>
    query.updateTable('messages').set({ submission }).where('submission', '=', submission).returning('number')

  /** At once, though the clock of whoever says so may be ahead of the database's. */
  const dueAt = (now: number) => (runner.locksRows ? sql<number>`least(${now}::bigint, ${DATABASE_NOW})` : now)

  return {
    async keepMessage(message) {
      const insert = query
        .insertInto('messages')
        .values({ ...rowOf(message), mail_at: dueAt(message.receivedAt) })
        .onConflict((conflict) => conflict.column('submission').doNothing())
      const [kept] = await writeReturning(runner, insert.returning('number'))
      if (kept !== undefined) return { number: kept.number, fresh: true }
      const [present] = runner.locksRows
        ? await writeReturning(runner, touch(message.submission))
        : await read(runner, bySubmission(message.submission))
      if (present === undefined) throw new Error('a submission was neither kept nor there')
      return { number: present.number, fresh: false }
    },
    hasMessage: async (submission) => (await read(runner, bySubmission(submission))).length > 0,
    async messages({ limit, before, handled, mail }) {
      let asked = query.selectFrom('messages').selectAll().orderBy('number', 'desc').limit(limit)
      if (before !== undefined) asked = asked.where('number', '<', before)
      if (handled !== undefined) asked = asked.where('handled_at', handled ? 'is not' : 'is', null)
      if (mail !== undefined) asked = asked.where('mail_state', '=', mail)
      return (await read(runner, asked)).map(messageOf)
    },
    async message(number) {
      const [row] = await read(runner, query.selectFrom('messages').selectAll().where('number', '=', number))
      return row === undefined ? null : messageOf(row)
    },
    async markMessage(number, handledAt, handledBy) {
      const marked = { handled_at: handledAt, handled_by: handledBy }
      const update = query.updateTable('messages').set(marked).where('number', '=', number)
      return (await write(runner, update)) > 0
    },
    async messageCount() {
      const [row] = await read(
        runner,
        query.selectFrom('messages').select((of) => of.fn.countAll<number>().as('total')),
      )
      return row?.total ?? 0
    },
    async countMessages() {
      const counted = query
        .selectFrom('messages')
        .select((of) => [
          of.fn.countAll<number>().as('total'),
          of.fn.count<number>('handled_at').as('handled'),
          of.fn.min('received_at').filterWhere('handled_at', 'is', null).as('oldestOpenAt'),
        ])
      const [{ total, handled, oldestOpenAt } = NO_MESSAGES] = await read(runner, counted)
      return { total, open: total - handled, oldestOpenAt }
    },
    async openMessagesBefore(before) {
      const open = query.selectFrom('messages').select('number').where('handled_at', 'is', null)
      const rows = await read(runner, open.where('received_at', '<', before).orderBy('received_at').orderBy('number'))
      return rows.map(({ number }) => number)
    },
    async eraseMessage(number) {
      const remembered = query
        .insertInto('erasures')
        .columns(['fingerprint'])
        .expression(
          query
            .selectFrom('messages')
            .select(sql<string>`fingerprint(submission)`.as('fingerprint'))
            .where('number', '=', number),
        )
        .onConflict((conflict) => conflict.doNothing())
      return (await write(runner, remembered, query.deleteFrom('messages').where('number', '=', number))) > 0
    },
    deleteMessages(before) {
      return write(runner, query.deleteFrom('messages').where('received_at', '<', before))
    },

    mailClock: runner.locksRows ? 'database' : 'own',
    async mailTime(own) {
      if (!runner.locksRows) return own
      const [told] = await read(runner, query.selectNoFrom(DATABASE_NOW.as('now')))
      return told?.now ?? own
    },
    async claimMail(now, leaseUntil) {
      const due = query
        .selectFrom('messages')
        .select('number')
        .where('mail_state', '=', 'waiting')
        .where('mail_at', '<=', now)
        .orderBy('mail_at')
        .limit(1)
        // Another's row is passed over, not waited for.
        .$if(runner.locksRows, (rows) => rows.forUpdate().skipLocked())
      const claim = query
        .updateTable('messages')
        .set({ mail_at: leaseUntil, mail_attempts: sql`mail_attempts + 1` })
        .where('number', '=', due)
        .returningAll()
        // Who sends a letter waits for no standby: one that stays away would use up attempts of which none is made.
        .$if(runner.locksRows, (rows) => rows.returning(LOCALLY))
      const [row] = await writeReturning(runner, claim)
      return row === undefined ? null : messageOf(row)
    },
    async extendLease(number, leaseUntil) {
      const extended = query
        .updateTable('messages')
        .set({ mail_at: leaseUntil })
        .where('number', '=', number)
        .where('mail_state', '=', 'waiting')
        .$if(runner.locksRows, (rows) => rows.returning(LOCALLY))
      await write(runner, extended)
    },
    async settleMail(number, outcome) {
      let settled = query.updateTable('messages').set(columnsOf(outcome)).where('number', '=', number)
      // Whoever slept past its lease does not undo what another made of the letter meanwhile. One that went out, went out.
      if (outcome.kind !== 'sent')
        settled = settled.where('mail_state', '=', 'waiting').where('mail_attempts', '=', outcome.attempt)
      await write(
        runner,
        settled.$if(runner.locksRows, (rows) => rows.returning(LOCALLY)),
      )
    },
    async hastenMail(beyond, now) {
      const hastened = query.updateTable('messages').set({ mail_at: now }).where('mail_state', '=', 'waiting')
      await write(runner, hastened.where('mail_at', '>', beyond))
    },
    async requeueMail(number, mailId, now) {
      const again = {
        mail_state: 'waiting',
        mail_attempts: 0,
        mail_at: dueAt(now),
        mail_error: null,
        mail_id: mailId,
      } as const
      return (await write(runner, query.updateTable('messages').set(again).where('number', '=', number))) > 0
    },
    mailQueue: () => mailQueue(runner),
  }
}
