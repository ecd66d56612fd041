import { HOUR, MINUTE } from '#domain/calendar.ts'
import type { NewVersions } from '../settings/index.ts'
import type { AlertRecord, AlertStore, NewNotice, Store } from '../store/index.ts'
import {
  type AlertFinding,
  type AlertMail,
  type AlertSender,
  type AlertText,
  writeAlarm,
  writeAllClear,
  writeOfficeChange,
} from './alert-emails.ts'
import type { Outbox } from './outbox.ts'

/** The record with this key contains the number of the last reported settings version. */
export const OFFICE_CHANGED = 'office-changed'

export type AlertKinds = Readonly<Record<string, AlertMail>>

/**
 * Keeps the alert records in memory and in the store. One replica reports for all; problems of the kind `own` are
 * reported by each replica under its name.
 */
export function openAlertRecords(
  alerts: AlertStore & Pick<Store, 'queueNotice'>,
  outbox: Pick<Outbox, 'queue'>,
  kinds: AlertKinds,
  replica: string | null,
  writes: () => boolean,
  onFailure: (error: unknown) => void,
) {
  const records = new Map<string, AlertRecord>()
  /**
   * The keys of records that the store did not accept. This process completes their alarms, even if another process
   * reports by now.
   */
  const unsaved = new Set<string>()
  /** The part of the records that was loaded. */
  let known: 'none' | 'own' | 'all' = 'none'

  const senderOf = (kind: string): string | null => (kinds[kind]?.own === true ? replica : null)
  const keyOf = (kind: string): string => {
    const sender = senderOf(kind)
    return sender === null ? kind : `${kind} ${sender}`
  }
  const names = Object.keys(kinds)
  const own = new Set(names.filter((kind) => senderOf(kind) !== null).map(keyOf))

  const load = async (): Promise<void> => {
    try {
      for (const record of await alerts.alerts()) if (!unsaved.has(record.kind)) records.set(record.kind, record)
      known = writes() ? 'all' : 'own'
    } catch (error) {
      onFailure(error)
    }
  }

  return {
    load,
    senderOf,
    /** Returns the kinds that this process currently reports. */
    async ours(): Promise<readonly string[]> {
      if (writes()) {
        if (known !== 'all') await load()
        return names
      }
      if (known === 'none') await load()
      else known = 'own'
      for (const key of unsaved) {
        if ((records.get(key)?.since ?? null) === null) unsaved.delete(key)
      }
      return names.filter((kind) => own.has(keyOf(kind)) || unsaved.has(keyOf(kind)))
    },
    of: (kind: string): AlertRecord => records.get(keyOf(kind)) ?? nothingReported(keyOf(kind)),
    async save(record: AlertRecord, email: NewNotice | null): Promise<void> {
      const { kind: key } = record
      records.set(key, record)
      const store = async (): Promise<void> => {
        // Another process may have saved a newer record, which must not be overwritten.
        if (unsaved.has(key) && !own.has(key) && !writes())
          return email === null ? undefined : alerts.queueNotice(email)
        await alerts.saveAlert(record, email)
        unsaved.delete(key)
      }
      try {
        await (email === null ? store() : outbox.queue(email, store))
      } catch (error) {
        unsaved.add(key)
        onFailure(error)
      }
    },
  }
}

function nothingReported(kind: string): AlertRecord {
  return { kind, since: null, wellSince: null, reported: [], alarmedAt: null }
}

const PAUSE = HOUR

/** An all-clear is sent only after this time, because a problem may recur. */
const WELL_FOR = 5 * MINUTE

interface NextAlert {
  readonly record: AlertRecord
  readonly email: NewNotice | null
}

/**
 * Decides on one email when a problem begins, when another code or source is affected, and when it has ended. Alarms
 * of one kind are at least an hour apart. A newer email replaces a waiting one.
 */
export function nextAlert(
  mail: AlertMail,
  record: AlertRecord,
  findings: readonly AlertFinding[],
  now: number,
  sender: AlertSender,
): NextAlert {
  if (findings.length === 0) return whileWell(mail, record, now, sender)
  const wrong = { ...record, since: record.since ?? now, wellSince: null }
  const news = findings.some(({ about }) => !record.reported.includes(about ?? ''))
  const lasts = isOver(wrong.since, mail.after, now)
  if (!news || !lasts || !(record.alarmedAt === null || isOver(record.alarmedAt, PAUSE, now)))
    return { record: wrong, email: null }
  return {
    record: { ...wrong, reported: findings.map(({ about }) => about ?? ''), alarmedAt: now },
    email: notice(record, writeAlarm(mail, findings, sender), now),
  }
}

function whileWell(mail: AlertMail, record: AlertRecord, now: number, sender: AlertSender): NextAlert {
  const { since, reported } = record
  if (since === null) return { record, email: null }
  if (reported.length === 0) return { record: { ...record, since: null }, email: null }
  const wellSince = record.wellSince ?? now
  if (!isOver(wellSince, WELL_FOR, now)) return { record: { ...record, wellSince }, email: null }
  return {
    record: { ...record, since: null, wellSince: null, reported: [] },
    email: notice(record, writeAllClear(mail, since, wellSince, sender), now),
  }
}

/** Every version with sensitive changes gets its own email. */
export function nextNews(
  record: AlertRecord,
  { sensitive, number }: Pick<NewVersions, 'sensitive' | 'number'>,
  now: number,
  officeName: string,
): NextAlert {
  const next = { ...record, reported: [String(number)] }
  if (sensitive === null) return { record: next, email: null }
  const ofVersion = { ...record, kind: `${record.kind} ${number}` }
  return {
    record: { ...next, alarmedAt: now },
    email: notice(ofVersion, writeOfficeChange(sensitive, officeName), now),
  }
}

function notice({ kind: topic }: AlertRecord, text: AlertText, now: number): NewNotice {
  // Replaces characters that a Message-ID does not permit.
  return { ...text, topic, mailId: `${topic.replaceAll(/[^\w.-]/g, '-')}-${now}`, dueAt: now }
}

/** A time in the future comes from a clock that was ahead. It is treated as long ago, so that it delays no alarm. */
function isOver(since: number, span: number, now: number): boolean {
  return now - since >= span || since > now
}
