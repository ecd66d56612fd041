import type { Bulletin } from '#contract/bulletin.ts'
import type { PointSource } from '#contract/price-call-answers.ts'
import type { Day } from '#domain/calendar.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import type { Sides } from '#domain/quote.ts'
import type { Rate } from '#domain/rate.ts'
import type { ActRecord, ActStore, AskedAct } from './act-store.ts'
import type { MessageStore, NewNotice } from './message-store.ts'
import type { PeopleStore } from './people-store.ts'
import type { ReplicaRegister } from './replica-register.ts'
import type { FilesStore, HaltStore, SettingsStore } from './settings-store.ts'
import type { SignInStore } from './sign-in-store.ts'
import type { StoreFailure } from './store-failure.ts'

/** The tables of the store, which are the same in both databases. */
export interface Repositories
  extends
    RateStore,
    ApprovalStore,
    AlertStore,
    ActStore,
    MessageStore,
    MarkerStore,
    SetUpStore,
    HaltStore,
    SettingsStore,
    FilesStore,
    PeopleStore,
    SignInStore {}

export interface ActingRepositories extends Repositories {
  /**
   * Returns repositories whose next write is one transaction with the act's outcome and record. It rejects with
   * `REPEATED` without a change if the act is stored, and with `CANCELLED` if it was too late. A method without effect
   * stores no outcome.
   */
  asAct(act: AskedAct, outcome: ActRecord): Repositories
}

/** All persistent data. A resolved write is durable. Methods reject with a `StoreFailure`. */
export interface Store extends ActingRepositories {
  /** Returns a number that changes with each write to the file; null if the database notifies its readers. */
  readonly dataVersion: (() => number) | null
  /** Resolves with true if a write of the size of the largest message succeeds. */
  writable(): Promise<boolean>
  /** Reads all data. Resolves with the damage, or null. */
  damage(): Promise<string | null>
  /** Counts attempts of all replicas; null if only one process can use the store. */
  readonly attempts: AttemptCounter | null
  /** The reports of all replicas; null if only one process can use the store. */
  readonly replicas: ReplicaRegister | null
  size(): Promise<number>
  /** Resolves if the store fails permanently and has to be opened again. */
  readonly lost: Promise<StoreFailure>
  /** Completes pending calls, then closes. */
  [Symbol.asyncDispose](): Promise<void>
}

export interface AttemptCounter {
  /** Counts an attempt of `key`. Resolves with the number in its window of `length` ms, and the ms left in it. */
  count(key: string, length: number): Promise<{ readonly attempts: number; readonly left: number }>
  forget(): Promise<void>
}

/** The last prices of one day per quoting unit (yen per 100). */
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

/** The central bank's rate of one currency on one business day, with the time of the bulletin's first fetch. */
export interface StoredOfficialDay extends DayClose {
  readonly knownAt: number
}

export interface RateStore extends BulletinStore {
  /** Adds or replaces rows by (source, code, day) in one transaction. */
  saveDays(records: readonly DayRecord[]): Promise<void>
  /** Adds records whose (source, code, day) is missing, in one transaction. Resolves with their number. */
  addMissingDays(records: readonly DayRecord[]): Promise<number>
  /** Adds or replaces rows by (source, code, at) in one transaction. */
  saveMinutes(points: readonly MinutePoint[]): Promise<void>
  /** Resolves with closes from `from` to `to`, oldest first, after the newest close before them if there is one. */
  closeLine(source: PointSource, code: InstrumentId, from: Day, to: Day): Promise<DayClose[]>
  /** Resolves with the days of a span, both ends included, oldest first. */
  daysBetween(source: PointSource, code: InstrumentId, from: Day, to: Day): Promise<DayRecord[]>
  /** Resolves with the newest close before `day` of every instrument, in display order. */
  closesBefore(source: PointSource, day: Day): Promise<DayRecord[]>
  /** Resolves with the records of a day, in display order. */
  daysOn(source: PointSource, day: Day): Promise<DayRecord[]>
  /** Resolves with the newest point of every instrument, in display order. */
  lastMinutes(source: PointSource): Promise<MinutePoint[]>
  /** Resolves with the points of a span, `from` included and `to` excluded, oldest first. */
  minutesBetween(source: PointSource, code: InstrumentId, from: number, to: number): Promise<MinutePoint[]>
  /** Resolves with the time of the oldest minute point; null if there is none. */
  oldestMinute(): Promise<number | null>
  /**
   * Keeps only the last point of each source, instrument and hour in [from, before). Resolves with the number of
   * deleted points.
   */
  thinMinutes(from: number, before: number): Promise<number>
}

interface StoredOfficialRecord {
  readonly bulletins: readonly Bulletin[]
  readonly daysOff: readonly Day[]
  /** The day of the oldest stored bulletin; null if there is none. */
  readonly begins: Day | null
}

export interface BulletinStore {
  saveBulletins(bulletins: readonly Bulletin[]): Promise<void>
  /** Resolves with the newest bulletin up to `today`. A missing currency has the rate of the last bulletin with it. */
  newestBulletin(today: Day): Promise<Bulletin | null>
  /**
   * Resolves with the days that have a bulletin with banknote rates or are days off, both ends included, oldest first.
   */
  settledDays(from: Day, to: Day): Promise<Day[]>
  /** Records that the bank published nothing on these days. A later bulletin removes its day. */
  saveDaysOff(days: readonly Day[], askedAt: number): Promise<void>
  /** Resolves with the record of these days, both ends included, oldest first. Rates are per quoting unit. */
  officialRecord(from: Day, to: Day): Promise<StoredOfficialRecord>
  /** Like `closeLine`, for bulletins with both sides of the currency. */
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
  /** Resolves with the approvals after this number, in order. */
  approvalsAfter(number: number): Promise<(Approval & { readonly number: number })[]>
}

/** The state of one kind of alert. Instants are ms since the epoch. */
export interface AlertRecord {
  readonly kind: string
  readonly since: number | null
  /** The time since which the problem is over, if this is not reported yet. */
  readonly wellSince: number | null
  /** The reported subjects ("USD"; "" if there is only one) that are not over; empty if there are none. */
  readonly reported: readonly string[]
  readonly alarmedAt: number | null
}

export interface AlertStore {
  alerts(): Promise<AlertRecord[]>
  /** Replaces the record of the same kind, and queues the email in the same transaction. */
  saveAlert(alert: AlertRecord, notice: NewNotice | null): Promise<void>
}

/**
 * Numbers that survive restarts: times and periods in ms, and the size of the last backup in bytes. They are the last
 * trusted time of the clock, the retention of messages and a shorter requested one, the last backup, the first
 * requested days of the central bank's gold and bulletins, and the first start of a site.
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
] as const

export type MarkerName = (typeof MARKER_NAMES)[number]

export type Markers = Readonly<Partial<Record<MarkerName, number>>>

export interface MarkerStore {
  markers(): Promise<Markers>
  /** Sets some markers in one transaction; null removes a marker. Others are not changed. */
  setMarkers(markers: Readonly<Partial<Record<MarkerName, number | null>>>): Promise<void>
}

/** A line of the panel's set-up list that a manager hid. */
export interface HiddenSetUpLine {
  readonly key: string
  /** ms since the epoch. */
  readonly at: number
  readonly by: string
}

export interface SetUpStore {
  hiddenSetUp(): Promise<HiddenSetUpLine[]>
  /** Hides the line, or replaces who hid it and when. */
  hideSetUp(line: HiddenSetUpLine): Promise<void>
  showSetUp(key: string): Promise<void>
}
