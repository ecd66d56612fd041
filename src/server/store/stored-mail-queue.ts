import type { MailQueue } from './mail.ts'
import { query, read } from './query.ts'
import type { SqlRunner } from './statement.ts'

export async function mailQueue(runner: SqlRunner): Promise<MailQueue> {
  const queue = query
    .selectFrom('messages')
    .select((of) => [
      'mail_state',
      of.fn.countAll<number>().as('letters'),
      of.fn.min('received_at').as('oldestAt'),
      of.fn.min('mail_at').as('nextAt'),
    ])
    .where('mail_state', 'in', ['waiting', 'dead'])
    .groupBy('mail_state')
  const dead = query.selectFrom('messages').select(['mail_at', 'mail_error']).where('mail_state', '=', 'dead')
  const [rows, [lastDead]] = [await read(runner, queue), await read(runner, dead.orderBy('mail_at', 'desc').limit(1))]
  const waiting = rows.find((row) => row.mail_state === 'waiting')
  return {
    waiting: waiting?.letters ?? 0,
    dead: rows.find((row) => row.mail_state === 'dead')?.letters ?? 0,
    oldestAt: waiting?.oldestAt ?? null,
    nextAt: waiting?.nextAt ?? null,
    lastDead: lastDead === undefined ? null : { at: lastDead.mail_at, error: lastDead.mail_error ?? '' },
  }
}
