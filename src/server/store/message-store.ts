import type { ContactMessage } from '#contract/contact-message.ts'
import { MINUTE } from '#domain/calendar.ts'

/** As many as an office gets in years, half a gigabyte at most: a flood must not fill the disk. */
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
  /** What people at the counter call it by: 1, 2, 3 … never given twice. */
  readonly number: number
  readonly receivedAt: number
  /** When somebody marked it as answered; null: still open. */
  readonly handledAt: number | null
  /** Who did, by login; null: nobody, or nobody knows. */
  readonly handledBy: string | null
  /** When somebody opened or answered it first; null: nobody did. */
  readonly readAt: number | null
  readonly mail: MailState
}

/** Newest first. */
export interface MessageFilter {
  readonly limit: number
  /** Only what comes after this one: the next page. */
  readonly before?: number
  readonly handled?: boolean
  readonly mail?: MailKind
  /** Words, of which each stands in its name, addresses, subject or text; digits: in its telephone number, too. */
  readonly search?: string
  /** Those that wait to be read before the others. */
  readonly unreadFirst?: boolean
}

export interface MessageCounts {
  readonly total: number
  readonly open: number
  /** When the oldest open one came; null: none is open. */
  readonly oldestOpenAt: number | null
  /** Of the open ones, those that nobody has read. */
  readonly unread: number
  readonly oldestUnreadAt: number | null
}

export type MailState =
  /** No mail was set up when it came: stored only. */
  | { readonly kind: 'none' }
  | { readonly kind: 'waiting'; readonly attempts: number; readonly dueAt: number; readonly error: string | null }
  | { readonly kind: 'sent'; readonly attempts: number; readonly at: number }
  /** Every attempt failed: dead, until somebody sends it again or its retention ends. */
  | { readonly kind: 'dead'; readonly attempts: number; readonly at: number; readonly error: string }

export type MailKind = MailState['kind']

/** What an attempt came to. `attempt`: which one it was, as claimed. `dueAt`: when to try again. */
export type MailOutcome =
  | { readonly kind: 'sent'; readonly at: number }
  | { readonly kind: 'failed'; readonly attempt: number; readonly error: string; readonly dueAt: number }
  | { readonly kind: 'dead'; readonly attempt: number; readonly error: string; readonly at: number }

/** An e-mail that is no visitor's message: an alert, a letter about a change, or one line of the audit letter. */
export interface NewNotice {
  /** Message-ID without angle brackets; the same for every attempt. */
  readonly mailId: string
  /** A new notice replaces those of the same topic that wait; lines of the audit letter (`AUDIT`) add up instead. */
  readonly topic: string
  readonly subject: string
  readonly text: string
  readonly dueAt: number
}

/** The topic of lines that are mailed together in one letter. */
export const AUDIT = 'audit'

/** Lines of the same five minutes come in one letter, when they are over. */
export const AUDIT_PAUSE = 5 * MINUTE

/** One row of the outbox that is to be handed to the mail server. */
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
  /** How often the alert or letter that was tried most was refused; 0: none was. */
  readonly refusedNotices: number
}

export interface MessageStore extends MailStore {
  /** `fresh` is false when this submission was there before: nothing was added. */
  keepMessage(message: NewMessage): Promise<{ readonly number: number; readonly fresh: boolean }>
  hasMessage(submission: string): Promise<boolean>
  messages(filter: MessageFilter): Promise<StoredMessage[]>
  message(number: number): Promise<StoredMessage | null>
  /** False: it was read before, or there is no such message. */
  readMessage(number: number, at: number): Promise<boolean>
  /** `handledAt` null opens it again; what was answered was read. False: there is no such message. */
  markMessage(number: number, handledAt: number | null, handledBy: string | null): Promise<boolean>
  /** How many there are; asked before each new one, so it reads no message. */
  messageCount(): Promise<number>
  countMessages(): Promise<MessageCounts>
  /** Numbers of those that nobody has marked as answered and that were received before, oldest first. */
  openMessagesBefore(before: number): Promise<number[]>
  /** Erases one message for good, as its writer may ask: no restore brings it back. False: there is no such message. */
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
  /** A failure changes nothing if another attempt was made since, or if the e-mail no longer waits. */
  settleMail(number: number, outcome: MailOutcome): Promise<void>
  /** Makes due what waits until after `beyond`: a clock that ran ahead put it off. */
  hastenMail(laterThan: number, now: number): Promise<void>
  /**
   * Queues the e-mail of a message again, from the first attempt. `mailId` becomes its Message-ID if it was sent
   * before or never queued. False: there is no such message.
   */
  requeueMail(message: number, mailId: string, now: number): Promise<boolean>
  mailQueue(): Promise<MailQueue>
}
