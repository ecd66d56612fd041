import type { ContactMessage } from '#contract/contact-message.ts'

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
  readonly mailId: string
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

export interface MailQueue {
  readonly waiting: number
  readonly dead: number
  /** When the oldest waiting message came; null: none waits. */
  readonly oldestAt: number | null
  /** When the next attempt is due; null: none waits. */
  readonly nextAt: number | null
  /** The one that was given up last; null: none is dead. */
  readonly lastDead: { readonly at: number; readonly error: string } | null
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
  /** The clock that all go by who take mail here: the database's where they are several, else their own. */
  readonly mailClock: 'own' | 'database'
  /** Now, by it. */
  mailTime(own: number): Promise<number>
  /** Takes the message that is due the longest, for one attempt: nobody else's until `leaseUntil`, then due again. */
  claimMail(now: number, leaseUntil: number): Promise<StoredMessage | null>
  /** An attempt takes longer: nobody else gets the message until then. */
  extendLease(number: number, leaseUntil: number): Promise<void>
  /** One that failed changes nothing where another attempt was made since, or the mail no longer waits. */
  settleMail(number: number, outcome: MailOutcome): Promise<void>
  /** What waits until after `beyond` was put off by a clock that ran ahead: it is due now. */
  hastenMail(beyond: number, now: number): Promise<void>
  /** Into the queue again, from the first attempt. `mailId` becomes its Message-ID. False: there is no such message. */
  requeueMail(number: number, mailId: string, now: number): Promise<boolean>
  mailQueue(): Promise<MailQueue>
}
