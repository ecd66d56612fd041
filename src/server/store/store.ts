import type { Bulletin } from '#contract/bulletin.ts'
import type { PointSource } from '#contract/call-answers.ts'
import type { Day } from '#domain/calendar.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import type { Sides } from '#domain/quote.ts'
import type { Rate } from '#domain/rate.ts'
import type { ActStore } from './act-store.ts'
import type { MessageStore, NewNotice } from './message-store.ts'
import type { PeopleStore } from './people-store.ts'
import type { ReplicaRegister } from './replica-register.ts'
import type { FilesStore, HaltStore, SettingsStore } from './settings-store.ts'
import type { SignInStore } from './sign-in-store.ts'
import type { StoreFailure } from './store-failure.ts'

/** All that outlives the process. Resolved means durably written; rejects with a `StoreFailure`. */
export interface Store
  extends
    RateStore,
    ApprovalStore,
    AlertStore,
    ActStore,
    MessageStore,
    MarkerStore,
    HaltStore,
    SettingsStore,
    FilesStore,
    PeopleStore,
    SignInStore {
  /** A number that changes with each write to the file; null if the database notifies its readers. */
  readonly dataVersion: (() => number) | null
  /** Tries a real write of the largest size that a message can have. */
  writable(): Promise<boolean>
  /** Reads all data: returns the damage, or null. */
  damage(): Promise<string | null>
  /** Counts over all replicas; null if this process is the only one. */
  readonly attempts: AttemptCounter | null
  /** The same of what each replica shows. */
  readonly replicas: ReplicaRegister | null
  size(): Promise<number>
  /** Resolves if the store fails for good and has to be opened again. Never if it recovers by itself. */
  readonly lost: Promise<StoreFailure>
  /** Finishes what was asked before, then closes. */
  [Symbol.asyncDispose](): Promise<void>
}

export interface AttemptCounter {
  /** Counts one more of `key`; resolves with their number in its window of `length` ms, and the ms left of it. */
  count(key: string, length: number): Promise<{ readonly attempts: number; readonly left: number }>
  forget(): Promise<void>
}

/** The last prices of one day, per quoting unit: yen per 100. */
export interface DayClose {
  readonly day: Day
  readonly buy: Rate
  readonly sell: Rate
}

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

/** The central bank's rate of one currency on one business day, and when its bulletin was first fetched. */
export interface StoredOfficialDay extends DayClose {
  readonly knownAt: number
}

export interface RateStore extends BulletinStore {
  /** Replaces rows of the same (source, code, day). All or nothing. */
  saveDays(records: readonly DayRecord[]): Promise<void>
  /** Adds the records whose (source, code, day) is not there yet; resolves with how many. All or nothing. */
  addMissingDays(records: readonly DayRecord[]): Promise<number>
  /** Replaces rows of the same (source, code, at). All or nothing. */
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
  /**
   * Keeps only the last point of each source, currency and hour in [from, before); resolves with the number of deleted
   * ones.
   */
  thinMinutes(from: number, before: number): Promise<number>
}

export interface StoredOfficialRecord {
  readonly bulletins: readonly Bulletin[]
  readonly daysOff: readonly Day[]
  /** The day of the oldest bulletin of all; null if there is none. */
  readonly begins: Day | null
}

export interface BulletinStore {
  saveBulletins(bulletins: readonly Bulletin[]): Promise<void>
  /** The newest up to `today`; a currency that it lacks is of the last one that has it. */
  newestBulletin(today: Day): Promise<Bulletin | null>
  /** Days that have a bulletin with rates for banknotes, or are known to have none; both ends included, oldest first. */
  settledDays(from: Day, to: Day): Promise<Day[]>
  /** Records that the bank published nothing on these days. A later bulletin removes its day. */
  saveDaysOff(days: readonly Day[], askedAt: number): Promise<void>
  /** The record of these days, both ends included, oldest first; its rates are per quoting unit. */
  officialRecord(from: Day, to: Day): Promise<StoredOfficialRecord>
  /** The same of the bulletins that have both sides of the currency. */
  officialLine(code: InstrumentId, from: Day, to: Day): Promise<StoredOfficialDay[]>
}

/** A source price, before margins, that a person approved. */
export interface Approval extends Sides {
  readonly code: InstrumentId
  /** ms since the epoch. */
  readonly at: number
}

export interface ApprovalStore {
  keepApproval(approval: Approval): Promise<void>
  /** Approvals with a greater number, in their order. */
  approvalsAfter(number: number): Promise<(Approval & { readonly number: number })[]>
}

/** The state of one kind of alert. Instants are ms since the epoch. */
export interface AlertRecord {
  readonly kind: string
  readonly since: number | null
  /** Since when it is well again, while people still believe it wrong. */
  readonly wellSince: number | null
  /** The subjects that were mailed ("USD"; "" if there is only one) and are not over; empty if none. */
  readonly reported: readonly string[]
  readonly alarmedAt: number | null
}

export interface AlertStore {
  alerts(): Promise<AlertRecord[]>
  /** Replaces the record of the same kind, and queues the e-mail in the same transaction. */
  saveAlert(alert: AlertRecord, notice: NewNotice | null): Promise<void>
}

/**
 * What is remembered over restarts in one number, a moment or a length of time in ms: when the machine's clock was last
 * believed; how long messages are kept, and the shorter time that is asked for, since when; the last backup, and its
 * size in bytes; from which day on the central bank's gold is wanted, and its bulletins, where a year of them is not enough; when a
 * site began to go by this store; when somebody hid the list of what is missing.
 */
export const MARKER_NAMES = [
  'clock-seen-at',
  'messages-kept-for',
  'messages-shorter',
  'messages-shorter-since',
  'backed-up-at',
  'backed-up-bytes',
  'gold-since',
  'bulletins-since',
  'first-started-at',
  'set-up-hidden-at',
] as const

export type MarkerName = (typeof MARKER_NAMES)[number]

export type Markers = Readonly<Partial<Record<MarkerName, number>>>

export interface MarkerStore {
  markers(): Promise<Markers>
  /** Others stay as they are; null takes one away. All or nothing. */
  setMarkers(markers: Readonly<Partial<Record<MarkerName, number | null>>>): Promise<void>
}
