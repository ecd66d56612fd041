import { sql } from 'kysely'
import { dueAt, messageByNumber, queuedMessage } from './message-repository.ts'
import {
  AUDIT,
  AUDIT_PAUSE,
  type MailOutcome,
  type MailQueue,
  type MailStore,
  type NewNotice,
} from './message-store.ts'
import { DATABASE_NOW, locally, type Query, query, read, type SqlRunner, write, writeReturning } from './sql.ts'

export function mailRepository(runner: SqlRunner): MailStore {
  return {
    mailClock: runner.locksRows ? 'database' : 'own',
    async mailTime(own) {
      if (!runner.locksRows) return own
      const [row] = await read(runner, query.selectNoFrom(DATABASE_NOW.as('now')))
      return row?.now ?? own
    },
    async queueNotice(notice) {
      await write(runner, ...noticeQueries(runner, notice).map((each) => locally(runner, each)))
    },
    async claimMail(now, leaseUntil, topic) {
      const due = query
        .selectFrom('outbox')
        .select('number')
        .where('state', '=', 'waiting')
        .where('at', '<=', now)
        .$if(topic !== undefined, (rows) => rows.where('topic', '=', topic ?? ''))
        .orderBy('at')
        .limit(1)
        // Skips rows that another process has claimed.
        .$if(runner.locksRows, (rows) => rows.forUpdate().skipLocked())
      const claim = query
        .updateTable('outbox')
        .set({ at: leaseUntil, attempts: sql`attempts + 1` })
        .where('number', '=', due)
        .returningAll()
      // A claim does not wait for a standby, because a missing standby would use up the attempts.
      const [row] = await writeReturning(runner, locally(runner, claim))
      if (row === undefined) return null
      const { number, mail_id: mailId, attempts: attempt } = row
      if (row.message === null) {
        const words = { topic: row.topic ?? '', subject: row.subject ?? '', text: row.text ?? '' }
        return { number, mailId, attempt, content: { kind: 'notice', ...words } }
      }
      const message = await messageByNumber(runner, row.message)
      return message === null ? null : { number, mailId, attempt, content: { kind: 'message', message } }
    },
    async settleMail(number, outcome) {
      await write(runner, ...settled(runner, number, outcome))
    },
    async hastenMail(laterThan, now) {
      const hastened = query.updateTable('outbox').set({ at: now }).where('state', '=', 'waiting')
      await write(runner, hastened.where('at', '>', laterThan))
    },
    async requeueMail(message, mailId, now) {
      const again = { state: 'waiting', attempts: 0, error: null, at: dueAt(runner, now) } as const
      const queued = query
        .insertInto('outbox')
        .columns(['mail_id', 'message', 'state', 'at'])
        .expression(queuedMessage(mailId, dueAt(runner, now)).where('number', '=', message))
        .onConflict((conflict) =>
          conflict.column('message').doUpdateSet({
            ...again,
            // A mail server would drop a second email with the same Message-ID.
            mail_id: sql<string>`CASE WHEN outbox.state = 'sent' THEN excluded.mail_id ELSE outbox.mail_id END`,
          }),
        )
      return (await write(runner, queued)) > 0
    },
    mailQueue: () => mailQueue(runner),
  }
}

/** The maximum number of waiting audit lines, because nothing removes them if no email is configured. */
const MAX_AUDIT_LINES = 50

/** The statements that queue a notice, to be run in one transaction. */
export function noticeQueries(runner: SqlRunner, { mailId, topic, subject, text, dueAt: at }: NewNotice) {
  const ofTopic = query.deleteFrom('outbox').where('topic', '=', topic)
  const oldestKept = query
    .selectFrom('outbox')
    .select('number')
    .where('topic', '=', topic)
    .orderBy('number', 'desc')
    .limit(1)
    .offset(MAX_AUDIT_LINES - 2)
  const notice = {
    mail_id: mailId,
    topic,
    subject,
    text,
    state: 'waiting',
    at: dueAt(runner, at, AUDIT_PAUSE),
  } as const
  return [
    topic === AUDIT ? ofTopic.where('number', '<', oldestKept) : ofTopic,
    query
      .insertInto('outbox')
      .values(notice)
      .onConflict((conflict) => conflict.doNothing()),
  ] as const
}

/** Deletes a sent notice, and older failed ones. */
function settled(runner: SqlRunner, number: number, outcome: MailOutcome): Query[] {
  const update = query.updateTable('outbox').set(columnsOf(outcome)).where('number', '=', number)
  if (outcome.kind !== 'sent')
    return [locally(runner, update.where('state', '=', 'waiting').where('attempts', '=', outcome.attempt))]
  const notices = query.deleteFrom('outbox').where('message', 'is', null)
  return [
    locally(runner, update.where('message', 'is not', null)),
    locally(
      runner,
      notices.where((row) => row.or([row('number', '=', number), row('state', '=', 'dead')])),
    ),
  ]
}

function columnsOf(outcome: MailOutcome) {
  switch (outcome.kind) {
    case 'sent':
      return { state: 'sent', at: outcome.at, error: null } as const
    case 'failed':
      return { state: 'waiting', at: outcome.dueAt, error: outcome.error } as const
    case 'dead':
      return { state: 'dead', at: outcome.at, error: outcome.error } as const
  }
}

async function mailQueue(runner: SqlRunner): Promise<MailQueue> {
  const messages = query
    .selectFrom('outbox')
    .innerJoin('messages', 'messages.number', 'outbox.message')
    .select((of) => ['state', of.fn.countAll<number>().as('messages'), of.fn.min('received_at').as('oldestAt')])
    .where('state', 'in', ['waiting', 'dead'])
    .groupBy('state')
  const dead = query
    .selectFrom('outbox')
    .select(['at', 'error'])
    .where('state', '=', 'dead')
    .where('message', 'is not', null)
    .orderBy('at', 'desc')
    .limit(1)
  const refused = query
    .selectFrom('outbox')
    .select((of) => of.fn.max('attempts').as('attempts'))
    .where('message', 'is', null)
    .where('error', 'is not', null)
  const [rows, [lastDead], [notices]] = [
    await read(runner, messages),
    await read(runner, dead),
    await read(runner, refused),
  ]
  const waiting = rows.find(({ state }) => state === 'waiting')
  return {
    waiting: waiting?.messages ?? 0,
    dead: rows.find(({ state }) => state === 'dead')?.messages ?? 0,
    oldestAt: waiting?.oldestAt ?? null,
    lastDead: lastDead === undefined ? null : { at: lastDead.at, error: lastDead.error ?? '' },
    refusedNotices: notices?.attempts ?? 0,
  }
}
