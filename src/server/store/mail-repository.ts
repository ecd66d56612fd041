import { sql } from 'kysely'
import { dueAt, messageOf } from './message-repository.ts'
import type { MailOutcome, MailQueue, MailStore } from './message-store.ts'
import { DATABASE_NOW, locally, query, read, type SqlRunner, write, writeReturning } from './sql.ts'

export function mailRepository(runner: SqlRunner): MailStore {
  return {
    mailClock: runner.locksRows ? 'database' : 'own',
    async mailTime(own) {
      if (!runner.locksRows) return own
      const [row] = await read(runner, query.selectNoFrom(DATABASE_NOW.as('now')))
      return row?.now ?? own
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
      // Who sends mail waits for no standby: one that stays away would use up attempts of which none is made.
      const [row] = await writeReturning(runner, locally(runner, claim))
      return row === undefined ? null : messageOf(row)
    },
    async extendLease(number, leaseUntil) {
      const extended = query
        .updateTable('messages')
        .set({ mail_at: leaseUntil })
        .where('number', '=', number)
        .where('mail_state', '=', 'waiting')
      await write(runner, locally(runner, extended))
    },
    async settleMail(number, outcome) {
      await write(runner, locally(runner, settled(number, outcome)))
    },
    async hastenMail(beyond, now) {
      const hastened = query.updateTable('messages').set({ mail_at: now }).where('mail_state', '=', 'waiting')
      await write(runner, hastened.where('mail_at', '>', beyond))
    },
    async requeueMail(number, mailId, now) {
      const again = { mail_state: 'waiting', mail_attempts: 0, mail_error: null, mail_id: mailId } as const
      const update = query.updateTable('messages').set({ ...again, mail_at: dueAt(runner, now) })
      return (await write(runner, update.where('number', '=', number))) > 0
    },
    mailQueue: () => mailQueue(runner),
  }
}

/** Whoever slept past its lease does not undo what another made of the mail meanwhile. One that went out, went out. */
function settled(number: number, outcome: MailOutcome) {
  const update = query.updateTable('messages').set(columnsOf(outcome)).where('number', '=', number)
  if (outcome.kind === 'sent') return update
  return update.where('mail_state', '=', 'waiting').where('mail_attempts', '=', outcome.attempt)
}

function columnsOf(outcome: MailOutcome) {
  switch (outcome.kind) {
    case 'sent':
      return { mail_state: 'sent', mail_at: outcome.at, mail_error: null } as const
    case 'failed':
      return { mail_state: 'waiting', mail_at: outcome.dueAt, mail_error: outcome.error } as const
    case 'dead':
      return { mail_state: 'dead', mail_at: outcome.at, mail_error: outcome.error } as const
  }
}

async function mailQueue(runner: SqlRunner): Promise<MailQueue> {
  const queue = query
    .selectFrom('messages')
    .select((of) => [
      'mail_state',
      of.fn.countAll<number>().as('messages'),
      of.fn.min('received_at').as('oldestAt'),
      of.fn.min('mail_at').as('nextAt'),
    ])
    .where('mail_state', 'in', ['waiting', 'dead'])
    .groupBy('mail_state')
  const dead = query.selectFrom('messages').select(['mail_at', 'mail_error']).where('mail_state', '=', 'dead')
  const [rows, [lastDead]] = [await read(runner, queue), await read(runner, dead.orderBy('mail_at', 'desc').limit(1))]
  const waiting = rows.find((row) => row.mail_state === 'waiting')
  return {
    waiting: waiting?.messages ?? 0,
    dead: rows.find((row) => row.mail_state === 'dead')?.messages ?? 0,
    oldestAt: waiting?.oldestAt ?? null,
    nextAt: waiting?.nextAt ?? null,
    lastDead: lastDead === undefined ? null : { at: lastDead.mail_at, error: lastDead.mail_error ?? '' },
  }
}
