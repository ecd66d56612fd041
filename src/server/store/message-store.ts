import type { ContactMessage } from '#contract/contact-message.ts'
import { MINUTE } from '#domain/calendar.ts'

/**
 * The maximum number of messages, half a gigabyte, so that a flood cannot fill the disk. An office gets this many in
 * years.
 */
export const MAX_MESSAGES = 20_000

export interface NewMessage extends ContactMessage {
  /** A key that is the same for every retry of one submission, so that retries make one message. */
  readonly submission: string
  /** Message-ID of its email, without angle brackets; the same for every attempt. */
  readonly mailId: string
  readonly receivedAt: number
  readonly mailed: boolean
}

export interface StoredMessage extends ContactMessage {
  /** The number that clerks use: 1, 2, 3 …, never reused. */
  readonly number: number
  readonly receivedAt: number
  /** The time at which the message was marked as answered; null for an open message. */
  readonly handledAt: number | null
  /** The login of the person who marked the message; null if the message is open or the person is unknown. */
  readonly handledBy: string | null
  /** The time at which the message was first opened or answered; null means never. */
  readonly readAt: number | null
  readonly mail: MailState
}

/** Selects messages, which are listed newest first. */
export interface MessageFilter {
  readonly limit: number
  /** The last number of the previous page. Only messages after it are returned. */
  readonly before?: number
  readonly handled?: boolean
  /** Words that must all appear in the name, addresses, subject or text; digits also match the telephone. */
  readonly search?: string
  /** Unread messages come first. */
  readonly unreadFirst?: boolean
}

export interface MessageCounts {
  readonly total: number
  readonly open: number
  /** The time of the oldest open message; null if none is open. */
  readonly oldestOpenAt: number | null
  /** The number of unread open messages. */
  readonly unread: number
  readonly oldestUnreadAt: number | null
}

export type MailState =
  /** Stored only, because no email was configured when it arrived. */
  | { readonly kind: 'none' }
  | { readonly kind: 'waiting'; readonly attempts: number; readonly dueAt: number; readonly error: string | null }
  | { readonly kind: 'sent'; readonly attempts: number; readonly at: number }
  /** Every attempt failed. The email stays dead until a person sends it again or its retention ends. */
  | { readonly kind: 'dead'; readonly attempts: number; readonly at: number; readonly error: string }

export type MailKind = MailState['kind']

/** The result of an attempt. `attempt` is its number as claimed. `dueAt` is the time of the next attempt. */
export type MailOutcome =
  | { readonly kind: 'sent'; readonly at: number }
  | { readonly kind: 'failed'; readonly attempt: number; readonly error: string; readonly dueAt: number }
  | { readonly kind: 'dead'; readonly attempt: number; readonly error: string; readonly at: number }

/** An email other than a visitor's message: an alert, a notice of a change, or a line of the audit email. */
export interface NewNotice {
  /** Message-ID without angle brackets; the same for every attempt. */
  readonly mailId: string
  /** A new notice replaces waiting ones of its topic. Audit lines (`AUDIT`) are collected instead. */
  readonly topic: string
  readonly subject: string
  readonly text: string
  readonly dueAt: number
}

/** The topic of lines that are sent together in one email. */
export const AUDIT = 'audit'

/** Lines of the same five minutes are sent in one email at their end. */
export const AUDIT_PAUSE = 5 * MINUTE

/** A row of the outbox that is due. */
export interface OutboxEntry {
  readonly number: number
  readonly mailId: string
  /** The number of the attempt, counted from 1. */
  readonly attempt: number
  readonly content:
    | { readonly kind: 'message'; readonly message: StoredMessage }
    | ({ readonly kind: 'notice' } & Pick<NewNotice, 'topic' | 'subject' | 'text'>)
}

export interface MailQueue {
  /** The number of waiting messages of visitors. */
  readonly waiting: number
  readonly dead: number
  /** The time of the oldest waiting message; null if none is waiting. */
  readonly oldestAt: number | null
  /** The last failed message; null if none is dead. */
  readonly lastDead: { readonly at: number; readonly error: string } | null
  /** The largest number of failed attempts of a notice; 0 if none has failed. */
  readonly refusedNotices: number
}

export interface MessageStore extends MailStore {
  /** Stores a message. `fresh` is false if this submission was stored before, so that nothing was added. */
  keepMessage(message: NewMessage): Promise<{ readonly number: number; readonly fresh: boolean }>
  hasMessage(submission: string): Promise<boolean>
  messages(filter: MessageFilter): Promise<StoredMessage[]>
  message(number: number): Promise<StoredMessage | null>
  /** Marks a message as read. Resolves with false if it was read before or does not exist. */
  readMessage(number: number, at: number): Promise<boolean>
  /**
   * Marks a message as answered and read; `handledAt` null opens it again. Resolves with false if it does not exist.
   */
  markMessage(number: number, handledAt: number | null, handledBy: string | null): Promise<boolean>
  /** Resolves with the number of messages without reading them, because each new message needs it. */
  messageCount(): Promise<number>
  countMessages(): Promise<MessageCounts>
  /** Resolves with the numbers of open messages that were received before this time, oldest first. */
  openMessagesBefore(before: number): Promise<number[]>
  /** Erases one message permanently: a restore leaves it out. Resolves with false if it does not exist. */
  eraseMessage(number: number): Promise<boolean>
  /** Deletes messages that were received before this time. Resolves with their number. */
  deleteMessages(before: number): Promise<number>
}

export interface MailStore {
  /** The clock of due times and leases: the database's if several processes share it, else the caller's. */
  readonly mailClock: 'own' | 'database'
  /** Resolves with the current time of that clock. */
  mailTime(own: number): Promise<number>
  queueNotice(notice: NewNotice): Promise<void>
  /** Claims the email that has been due the longest (of `topic`, if given) until `leaseUntil`; null if none is due. */
  claimMail(now: number, leaseUntil: number, topic?: string): Promise<OutboxEntry | null>
  /** Stores the result of an attempt. A failure is ignored if a later attempt was made or the email is not waiting. */
  settleMail(number: number, outcome: MailOutcome): Promise<void>
  /** Makes emails due whose due time is after `laterThan`, because a clock that was ahead set it. */
  hastenMail(laterThan: number, now: number): Promise<void>
  /**
   * Queues the email of a message again from the first attempt. `mailId` becomes its Message-ID if it was sent before
   * or never queued. Resolves with false if the message does not exist.
   */
  requeueMail(message: number, mailId: string, now: number): Promise<boolean>
  mailQueue(): Promise<MailQueue>
}
