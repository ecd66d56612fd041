import { HOUR, MINUTE } from '#domain/calendar.ts'
import type { Finding } from '../health/index.ts'
import type { NewVersions } from '../office/index.ts'
import type { AlertRecord, AlertStore, WaitingEmail } from '../store/index.ts'
import {
  ALERT_KINDS,
  ALERT_NAMES,
  type AlertName,
  type AlertSender,
  type AlertText,
  writeAlarm,
  writeAllClear,
  writeOfficeChange,
} from './alert-emails.ts'

/** No trouble that ends, but something that was done: its record names the version that was reported last. */
export const OFFICE_CHANGED = 'office-changed'
type News = typeof OFFICE_CHANGED

/**
 * What was reported of each kind of trouble, in memory and in the store. Of several replicas one reports for all, and
 * each its own trouble, under its name.
 */
export function openAlertRecords(
  store: AlertStore,
  replica: string | null,
  writes: () => boolean,
  onFailure: (error: unknown) => void,
) {
  const records = new Map<string, AlertRecord>()
  /** What the store could not take: this process sees it through, whoever writes by then. */
  const unsaved = new Set<string>()
  /** Whose records were read. */
  let known: 'none' | 'own' | 'all' = 'none'

  const senderOf = (kind: AlertName | News): string | null =>
    kind !== OFFICE_CHANGED && 'own' in ALERT_KINDS[kind] ? replica : null
  const keyOf = (kind: AlertName | News): string => {
    const sender = senderOf(kind)
    return sender === null ? kind : `${kind} ${sender}`
  }
  const own = new Set(ALERT_NAMES.filter((kind) => senderOf(kind) !== null).map(keyOf))

  const load = async (): Promise<void> => {
    try {
      for (const record of await store.alerts()) if (!unsaved.has(record.kind)) records.set(record.kind, record)
      known = writes() ? 'all' : 'own'
    } catch (error) {
      onFailure(error)
    }
  }

  return {
    load,
    senderOf,
    /** Which kinds this process reports now. */
    async ours(): Promise<readonly AlertName[]> {
      if (writes()) {
        if (known !== 'all') await load()
        return ALERT_NAMES
      }
      if (known === 'none') await load()
      else known = 'own'
      for (const key of unsaved) {
        const { since = null, email = null } = records.get(key) ?? {}
        if (since === null && email === null) unsaved.delete(key)
      }
      return ALERT_NAMES.filter((kind) => own.has(keyOf(kind)) || unsaved.has(keyOf(kind)))
    },
    of: (kind: AlertName | News): AlertRecord => records.get(keyOf(kind)) ?? nothingReported(keyOf(kind)),
    async save(record: AlertRecord): Promise<void> {
      const { kind: key } = record
      records.set(key, record)
      // What another process reports of it by now is not written over.
      if (unsaved.has(key) && !own.has(key) && !writes()) return
      try {
        await store.saveAlert(record)
        unsaved.delete(key)
      } catch (error) {
        unsaved.add(key)
        onFailure(error)
      }
    },
  }
}

function nothingReported(kind: string): AlertRecord {
  return { kind, since: null, wellSince: null, reported: [], alarmedAt: null, email: null }
}

const PAUSE = HOUR

/** All is reported well after so long only: trouble may come and go. */
const WELL_FOR = 5 * MINUTE

/**
 * One email when a kind of trouble begins, when another currency or source joins, and when it is well again; alarms an
 * hour apart. An email that still waits gives way to a newer one.
 */
export function nextAlert(
  kind: AlertName,
  record: AlertRecord,
  findings: readonly Finding[],
  now: number,
  sender: AlertSender,
): AlertRecord {
  if (findings.length === 0) return whileWell(kind, record, now, sender)
  const wrong = { ...record, since: record.since ?? now, wellSince: null }
  const news = findings.some(({ about }) => !record.reported.includes(about ?? ''))
  const lasts = isOver(wrong.since, ALERT_KINDS[kind].after, now)
  if (!news || !lasts || !(record.alarmedAt === null || isOver(record.alarmedAt, PAUSE, now))) return wrong
  return {
    ...wrong,
    reported: findings.map(({ about }) => about ?? ''),
    alarmedAt: now,
    email: waiting(record, writeAlarm(kind, findings, sender), now),
  }
}

function whileWell(kind: AlertName, record: AlertRecord, now: number, sender: AlertSender): AlertRecord {
  const { since, reported } = record
  if (since === null) return record
  if (reported.length === 0) return { ...record, since: null }
  const well = { ...record, wellSince: record.wellSince ?? now }
  if (!isOver(well.wellSince, WELL_FOR, now)) return well
  const email = waiting(record, writeAllClear(kind, since, well.wellSince, sender), now)
  return { ...well, since: null, wellSince: null, reported: [], email }
}

/** What is of weight has an email of its own, once, whatever follows; while one waits, more of it waits for the next. */
export function nextNews(
  record: AlertRecord,
  { weighty, number }: Pick<NewVersions, 'weighty' | 'number'>,
  now: number,
  officeName: string,
): AlertRecord {
  const reported = [String(number)]
  if (weighty === null) return { ...record, reported }
  return { ...record, reported, alarmedAt: now, email: waiting(record, writeOfficeChange(weighty, officeName), now) }
}

/** How long to wait after each failed attempt; after the last one, as long again. */
const RETRY_DELAYS: readonly number[] = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR]

/** No mail server took it. */
export function triedAgain(email: WaitingEmail, now: number): WaitingEmail {
  const attempts = email.attempts + 1
  const delay = RETRY_DELAYS[Math.min(attempts, RETRY_DELAYS.length) - 1] ?? HOUR
  return { ...email, attempts, dueAt: now + delay }
}

/** What is due later than it ever has to was put off by a clock that ran ahead. */
export function isDue({ dueAt }: WaitingEmail, now: number): boolean {
  return dueAt <= now || dueAt > now + Math.max(...RETRY_DELAYS)
}

function waiting({ kind }: AlertRecord, text: AlertText, now: number): WaitingEmail {
  // No other letters stand in a Message-ID.
  return { ...text, id: `${kind.replaceAll(/[^\w.-]/g, '-')}-${now}`, attempts: 0, dueAt: now }
}

/** A moment of a clock that ran ahead counts as long ago: no alarm is held back for it. */
export function isOver(since: number, span: number, now: number): boolean {
  return now - since >= span || since > now
}
