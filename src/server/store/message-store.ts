import type { ContactMessage } from '#contract/contact-message.ts'
import { MINUTE } from '#domain/calendar.ts'

/** An office gets this many in years, half a gigabyte at most: a flood must not fill the disk. */
export const MAX_MESSAGES = 20_000

export interface NewMessage extends ContactMessage {
  /** The same for every retry of one submission: two of them make one message. */
  readonly submission: string
  /** Message-ID of its mail, without angle brackets; the same for every attempt. */
  readonly mailId: string
  readonly receivedAt: number
  readonly mailed: boolean
}

export interface StoredMessage extends ContactMessage {
  /** The number that clerks use: 1, 2, 3 …, never reused. */
  readonly number: number
  readonly receivedAt: number
  /** When somebody marked it as answered; null: still open. */
  readonly handledAt: number | null
  /** The login of who did it; null if nobody did or it is unknown. */
  readonly handledBy: string | null
  /** When somebody first opened or answered it; null means never. */
  readonly readAt: number | null
  readonly mail: MailState
}

/** Newest first. */
export interface MessageFilter {
  readonly limit: number
  /** Only messages after this one: the next page. */
  readonly before?: number
  readonly handled?: boolean
  readonly mail?: MailKind
  /** Words that must all appear in the name, addresses, subject or text; digits also match the telephone. */
  readonly search?: string
  /** Unread messages come first. */
  readonly unreadFirst?: boolean
}

export interface MessageCounts {
  readonly total: number
  readonly open: number
  /** When the oldest open one came; null: none is open. */
  readonly oldestOpenAt: number | null
  /** The unread ones among the open ones. */
  readonly unread: number
  readonly oldestUnreadAt: number | null
}

export type MailState =
  /** No mail was set up when it arrived: stored only. */
  | { readonly kind: 'none' }
  | { readonly kind: 'waiting'; readonly attempts: number; readonly dueAt: number; readonly error: string | null }
  | { readonly kind: 'sent'; readonly attempts: number; readonly at: number }
  /** Every attempt failed: dead, until somebody sends it again or its retention ends. */
  | { readonly kind: 'dead'; readonly attempts: number; readonly at: number; readonly error: string }

export type MailKind = MailState['kind']

/** The result of an attempt. `attempt`: its number, as claimed. `dueAt`: when to retry. */
export type MailOutcome =
  | { readonly kind: 'sent'; readonly at: number }
  | { readonly kind: 'failed'; readonly attempt: number; readonly error: string; readonly dueAt: number }
  | { readonly kind: 'dead'; readonly attempt: number; readonly error: string; readonly at: number }

/** An e-mail other than a visitor's message: an alert, a letter about a change, or a line of the audit letter. */
export interface NewNotice {
  /** Message-ID without angle brackets; the same for every attempt. */
  readonly mailId: string
  /** A new notice replaces waiting ones of its topic; lines of the audit letter (`AUDIT`) are collected instead. */
  readonly topic: string
  readonly subject: string
  readonly text: string
  readonly dueAt: number
}

/** The topic of lines that are mailed together in one letter. */
export const AUDIT = 'audit'

/** Lines of the same five minutes are sent in one letter at their end. */
export const AUDIT_PAUSE = 5 * MINUTE

/** A row of the outbox that is due. */
export interface OutboxEntry {
  readonly number: number
  readonly mailId: string
  /** 1: the first. */
  readonly attempt: number
  readonly content:
    | { readonly kind: 'message'; readonly message: StoredMessage }
    | ({ readonly kind: 'notice' } & Pick<NewNotice, 'topic' | 'subject' | 'text'>)
}

export interface MailQueue {
  /** Messages of visitors. */
  readonly waiting: number
  readonly dead: number
  /** When the oldest waiting message came; null: none waits. */
  readonly oldestAt: number | null
  /** The message that was given up last; null: none is dead. */
  readonly lastDead: { readonly at: number; readonly error: string } | null
  /** How often the most refused alert or letter was tried; 0 means never. */
  readonly refusedNotices: number
}

export interface MessageStore extends MailStore {
  /** `fresh` is false when this submission was there before: nothing was added. */
  keepMessage(message: NewMessage): Promise<{ readonly number: number; readonly fresh: boolean }>
  hasMessage(submission: string): Promise<boolean>
  messages(filter: MessageFilter): Promise<StoredMessage[]>
  message(number: number): Promise<StoredMessage | null>
  /** false if it was read before or does not exist. */
  readMessage(number: number, at: number): Promise<boolean>
  /** null in `handledAt` opens it again; an answered message counts as read. false if it does not exist. */
  markMessage(number: number, handledAt: number | null, handledBy: string | null): Promise<boolean>
  /** The number of messages; asked before each new one, so it reads none. */
  messageCount(): Promise<number>
  countMessages(): Promise<MessageCounts>
  /** Numbers of unanswered messages that were received before, oldest first. */
  openMessagesBefore(before: number): Promise<number[]>
  /** Erases one message for good: no restore brings it back. false if it does not exist. */
  eraseMessage(number: number): Promise<boolean>
  /** Deletes messages received before; resolves with how many. */
  deleteMessages(before: number): Promise<number>
}

export interface MailStore {
  /** The clock that due times and leases go by: the database's if several processes share it, else the caller's. */
  readonly mailClock: 'own' | 'database'
  /** Now, by it. */
  mailTime(own: number): Promise<number>
  queueNotice(notice: NewNotice): Promise<void>
  /** Takes what is due the longest (of `topic`, if given) for one attempt; due again at `leaseUntil`. null: nothing is. */
  claimMail(now: number, leaseUntil: number, topic?: string): Promise<OutboxEntry | null>
  /** A failure is ignored if a later attempt was made or the e-mail no longer waits. */
  settleMail(number: number, outcome: MailOutcome): Promise<void>
  /** Makes due what waits until after `beyond`: a clock that ran ahead put it off. */
  hastenMail(laterThan: number, now: number): Promise<void>
  /**
   * Queues the e-mail of a message again from the first attempt. `mailId` becomes its Message-ID if it was sent before
   * or never queued. false if it does not exist.
   */
  requeueMail(message: number, mailId: string, now: number): Promise<boolean>
  mailQueue(): Promise<MailQueue>
}
