import type { Bulletin } from '#contract/central-bank.ts'
import type { PointSource } from '#contract/chart-data.ts'
import type { ContactMessage } from '#contract/contact-message.ts'
import type { Day } from '#domain/calendar.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import type { Rate } from '#domain/rate.ts'
import type { AlertStore } from './alert.ts'
import type { ApprovalStore } from './approval.ts'
import type { AttemptCounter } from './attempt.ts'
import type { MailKind, MailOutcome, MailQueue, MailState } from './mail.ts'
import type { MarkerStore } from './markers.ts'
import type { VersionStore } from './office-version.ts'
import type { StoreFailure } from './store-failure.ts'

/** The last prices of one day, per quoting unit: yen per 100. */
export interface DayClose {
  readonly day: Day
  readonly buy: Rate
  readonly sell: Rate
}

/** The same, told whose they are. */
export interface DayRecord extends DayClose {
  readonly code: InstrumentId
  readonly source: PointSource
}

export interface MinutePoint {
  /** ms since the epoch. */
  readonly at: number
  readonly code: InstrumentId
  readonly source: PointSource
  readonly buy: Rate
  readonly sell: Rate
}

/** A message as it is kept. */
export interface NewMessage extends ContactMessage {
  /** The same for every retry of one submission: two of them make one message. */
  readonly submission: string
  /** Message-ID of its mail, without angle brackets; the same for every attempt. */
  readonly mailId: string
  readonly receivedAt: number
  /** Whether it shall be mailed as well. */
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
  readonly mail: MailState
}

/** Newest first. */
export interface MessageFilter {
  readonly limit: number
  /** Only messages with a smaller number: the next page. */
  readonly before?: number
  readonly handled?: boolean
  readonly mail?: MailKind
}

export interface MessageCounts {
  readonly total: number
  readonly open: number
  /** When the oldest open one came; null: none is open. */
  readonly oldestOpenAt: number | null
}

/**
 * Everything that must outlive the process. Asynchronous, and names no database. A promise that resolves means: written durably.
 * It rejects with a `StoreFailure` when the store can't (disk full, locked for too long, closed).
 */
export interface Store extends RateStore, ApprovalStore, AlertStore, MessageStore, MarkerStore, VersionStore {
  /** Tries a real write of the largest size that a message can have. */
  writable(): Promise<boolean>
  /** Reads all there is: what is wrong with it as it lies on the disk, or null. */
  damage(): Promise<string | null>
  /** What is counted over all replicas; null: this process is the only one. */
  readonly attempts: AttemptCounter | null
  /** In bytes, on the disk. */
  size(): Promise<number>
  /** Resolves if the store ends by itself: nothing can be read or written any more, until another is opened. Never where it heals. */
  readonly lost: Promise<StoreFailure>
  /** Finishes what was asked before, then closes. */
  close(): Promise<void>
}

/** The central bank's rate of one currency on one business day, and when its bulletin was first fetched. */
export interface OfficialDay extends DayClose {
  readonly knownAt: number
}

export interface RateStore extends BulletinStore {
  /** Replaces what stands there for the same (source, code, day). All or nothing. */
  saveDays(records: readonly DayRecord[]): Promise<void>
  /** Adds the records whose (source, code, day) is not there yet and leaves the others alone; tells how many it added. All or nothing. */
  addMissingDays(records: readonly DayRecord[]): Promise<number>
  /** Takes away what stands there for that day and these currencies; resolves with it, in display order. */
  deleteDays(source: PointSource, day: Day, codes: readonly InstrumentId[]): Promise<DayRecord[]>
  /** Replaces what stands there for the same (source, code, at). All or nothing. */
  saveMinutes(points: readonly MinutePoint[]): Promise<void>
  /** Closes from `from` to `to`, oldest first, led by the newest before them where there is one. */
  closeLine(source: PointSource, code: InstrumentId, from: Day, to: Day): Promise<DayClose[]>
  /** Both ends included, oldest first. */
  daysBetween(source: PointSource, code: InstrumentId, from: Day, to: Day): Promise<DayRecord[]>
  /** The newest before `day` of every currency that has one, in display order. */
  closesBefore(source: PointSource, day: Day): Promise<DayRecord[]>
  /** In display order. */
  daysOn(source: PointSource, day: Day): Promise<DayRecord[]>
  /** The newest point of every currency that has one, in display order. */
  lastMinutes(source: PointSource): Promise<MinutePoint[]>
  /** `from` included, `to` not; oldest first. */
  minutesBetween(source: PointSource, code: InstrumentId, from: number, to: number): Promise<MinutePoint[]>
  /** When the oldest minute point is of; null: there is none. */
  oldestMinute(): Promise<number | null>
  /** Of the minute points in [from, before), leaves the last of each source, currency and hour; tells how many went. */
  thinMinutes(from: number, before: number): Promise<number>
}

export interface BulletinStore {
  saveBulletins(bulletins: readonly Bulletin[]): Promise<void>
  /** The newest up to `today`; a currency that it lacks is of the last one that has it. */
  newestBulletin(today: Day): Promise<Bulletin | null>
  /** Days that have a bulletin; both ends included, oldest first. */
  bulletinDays(from: Day, to: Day): Promise<Day[]>
  /** The same of the bulletins that have both sides of the currency. */
  officialLine(code: InstrumentId, from: Day, to: Day): Promise<OfficialDay[]>
}

export interface MessageStore {
  /** `fresh` is false when this submission was kept before: nothing was added. */
  keepMessage(message: NewMessage): Promise<{ readonly number: number; readonly fresh: boolean }>
  hasMessage(submission: string): Promise<boolean>
  messages(filter: MessageFilter): Promise<StoredMessage[]>
  message(number: number): Promise<StoredMessage | null>
  /** `handledAt` null opens it again. False: there is no such message. */
  markMessage(number: number, handledAt: number | null, handledBy: string | null): Promise<boolean>
  /** How many are kept; asked before each new one, so it reads no message. */
  messageCount(): Promise<number>
  countMessages(): Promise<MessageCounts>
  /** Numbers of those that nobody has marked as answered and that were received before, oldest first. */
  openMessagesBefore(before: number): Promise<number[]>
  /** Erases one message for good, as its writer may ask: no restore brings it back. False: there is no such message. */
  eraseMessage(number: number): Promise<boolean>
  /** Deletes messages received before; tells how many. */
  deleteMessages(before: number): Promise<number>

  /** The clock that all go by who take mail here: the database's where they are several, else their own. */
  readonly mailClock: 'own' | 'database'
  /** Now, by it. */
  mailTime(own: number): Promise<number>
  /**
   * Takes the message whose mail is due the longest, for one attempt. Nobody else gets it until `leaseUntil`; if the taker dies, it is
   * due again then.
   */
  claimMail(now: number, leaseUntil: number): Promise<StoredMessage | null>
  /** An attempt takes longer: nobody else gets the message until then. */
  extendLease(number: number, leaseUntil: number): Promise<void>
  /** One that failed changes nothing where another attempt was made since, or the letter no longer waits. */
  settleMail(number: number, outcome: MailOutcome): Promise<void>
  /** What waits until after `beyond` was put off by a clock that ran ahead: it is due now. */
  hastenMail(beyond: number, now: number): Promise<void>
  /** Puts it into the queue again, from the first attempt. `mailId` becomes its Message-ID. False: there is no such message. */
  requeueMail(number: number, mailId: string, now: number): Promise<boolean>
  mailQueue(): Promise<MailQueue>
}
