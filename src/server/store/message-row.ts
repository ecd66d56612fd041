import type { MailOutcome, MailState } from './mail.ts'
import type { NewMessage, StoredMessage } from './store.ts'
import type { MessagesTable } from './tables.ts'

type MessageRow = Omit<MessagesTable, 'number' | 'mail_attempts'> & {
  readonly number: number
  readonly mail_attempts: number
}

/** As it came; its letter is due when the store says. */
export function rowOf(message: NewMessage) {
  const { submission, receivedAt, name, email, phone, subject, mailId, mailed } = message
  return {
    submission,
    received_at: receivedAt,
    name,
    email,
    phone,
    subject,
    message: message.message,
    handled_at: null,
    handled_by: null,
    mail_id: mailId,
    mail_state: mailed ? 'waiting' : 'none',
    mail_error: null,
  } as const
}

export function messageOf(row: MessageRow): StoredMessage {
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
    mailId: row.mail_id,
    mail: mailOf(row),
  }
}

function mailOf({ mail_state: kind, mail_attempts: attempts, mail_at: at, mail_error: error }: MessageRow): MailState {
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

/** What became of an attempt to send its letter. */
export function columnsOf(outcome: MailOutcome) {
  switch (outcome.kind) {
    case 'sent':
      return { mail_state: 'sent', mail_at: outcome.at, mail_error: null } as const
    case 'failed':
      return { mail_state: 'waiting', mail_at: outcome.dueAt, mail_error: outcome.error } as const
    case 'dead':
      return { mail_state: 'dead', mail_at: outcome.at, mail_error: outcome.error } as const
  }
}
