import { HOUR, MINUTE } from '#domain/calendar.ts'
import type { Finding } from '../health/index.ts'
import type { AlertRecord, AlertStore, WaitingEmail } from '../store/index.ts'
import { ALERT_KINDS, type AlertName, type AlertText, writeAlarm, writeAllClear } from './alert-emails.ts'

/** What was reported of each kind of trouble, in memory and in the store. */
export class AlertRecords {
  readonly #store: AlertStore
  readonly #writes: () => boolean
  readonly #logFailure: (error: unknown) => void
  readonly #records = new Map<string, AlertRecord>()
  /** Kinds whose report the store could not take: this process sees them through, whoever writes by then. */
  readonly #unsaved = new Set<string>()
  /** Whether the store was read since this process writes. */
  #isLoaded = false

  constructor(store: AlertStore, writes: () => boolean, logFailure: (error: unknown) => void) {
    this.#store = store
    this.#writes = writes
    this.#logFailure = logFailure
  }

  async load(): Promise<void> {
    try {
      for (const record of await this.#store.alerts())
        if (!this.#unsaved.has(record.kind)) this.#records.set(record.kind, record)
      this.#isLoaded = this.#writes()
    } catch (error) {
      this.#logFailure(error)
    }
  }

  /** Which kinds this process reports now; null: none. */
  async ours(): Promise<((kind: string) => boolean) | null> {
    if (this.#writes()) {
      if (!this.#isLoaded) await this.load()
      return () => true
    }
    this.#isLoaded = false
    for (const kind of this.#unsaved) if (isSeenThrough(this.#records.get(kind))) this.#unsaved.delete(kind)
    return this.#unsaved.size === 0 ? null : (kind) => this.#unsaved.has(kind)
  }

  all(): readonly AlertRecord[] {
    return [...this.#records.values()]
  }

  of(kind: AlertName): AlertRecord {
    const unalarmed = { kind, since: null, wellSince: null, reported: [], alarmedAt: null, email: null }
    return this.#records.get(kind) ?? unalarmed
  }

  async save(record: AlertRecord): Promise<void> {
    const { kind } = record
    this.#records.set(kind, record)
    // What another process reports of it by now is not written over.
    if (this.#unsaved.has(kind) && !this.#writes()) return
    try {
      await this.#store.saveAlert(record)
      this.#unsaved.delete(kind)
    } catch (error) {
      this.#unsaved.add(kind)
      this.#logFailure(error)
    }
  }
}

function isSeenThrough(record: AlertRecord | undefined): boolean {
  return record === undefined || (record.since === null && record.email === null)
}

/** Between two alarms of a kind. */
const PAUSE = HOUR

/** All is reported well after so long only: trouble may come and go. */
const WELL_FOR = 5 * MINUTE

/**
 * What becomes of a kind of trouble now that these findings of it stand: one email when it begins, when another
 * currency or source joins, and when it is well again; alarms an hour apart. An email that still waits gives way to a
 * newer one, which reports what it did.
 */
export function nextAlert(
  kind: AlertName,
  record: AlertRecord,
  findings: readonly Finding[],
  now: number,
  officeName: string,
): AlertRecord {
  if (findings.length === 0) return whileWell(kind, record, now, officeName)
  const wrong = { ...record, since: record.since ?? now, wellSince: null }
  const news = findings.some(({ about }) => !record.reported.includes(about ?? ''))
  const lasts = isOver(wrong.since, ALERT_KINDS[kind].after, now)
  if (!news || !lasts || !(record.alarmedAt === null || isOver(record.alarmedAt, PAUSE, now))) return wrong
  return {
    ...wrong,
    reported: findings.map(({ about }) => about ?? ''),
    alarmedAt: now,
    email: waiting(kind, writeAlarm(kind, findings, officeName), now),
  }
}

function whileWell(kind: AlertName, record: AlertRecord, now: number, officeName: string): AlertRecord {
  const { since, reported } = record
  if (since === null) return record
  if (reported.length === 0) return { ...record, since: null }
  const well = { ...record, wellSince: record.wellSince ?? now }
  if (!isOver(well.wellSince, WELL_FOR, now)) return well
  const email = waiting(kind, writeAllClear(kind, since, well.wellSince, officeName), now)
  return { ...well, since: null, wellSince: null, reported: [], email }
}

function waiting(kind: AlertName, text: AlertText, now: number): WaitingEmail {
  return { ...text, id: `${kind}-${now}`, attempts: 0, dueAt: now }
}

/** A moment of a clock that ran ahead counts as long ago: no alarm is held back for it. */
function isOver(since: number, span: number, now: number): boolean {
  return now - since >= span || since > now
}
