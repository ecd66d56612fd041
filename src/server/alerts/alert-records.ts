import { HOUR, MINUTE } from '#domain/calendar.ts'
import type { Finding } from '../health/index.ts'
import type { AlertRecord, AlertStore, WaitingEmail } from '../store/index.ts'
import { ALERT_KINDS, type AlertName, type AlertText, writeAlarm, writeAllClear } from './alert-emails.ts'

/** What was reported of each kind of trouble, in memory and in the store. */
export function openAlertRecords(store: AlertStore, writes: () => boolean, onFailure: (error: unknown) => void) {
  const records = new Map<string, AlertRecord>()
  /** Kinds whose report the store could not take: this process sees them through, whoever writes by then. */
  const unsaved = new Set<string>()
  let isLoaded = false

  const load = async (): Promise<void> => {
    try {
      for (const record of await store.alerts()) if (!unsaved.has(record.kind)) records.set(record.kind, record)
      isLoaded = writes()
    } catch (error) {
      onFailure(error)
    }
  }

  return {
    load,
    /** Which kinds this process reports now; null: none. */
    async ours(): Promise<((kind: string) => boolean) | null> {
      if (writes()) {
        if (!isLoaded) await load()
        return () => true
      }
      isLoaded = false
      for (const kind of unsaved) {
        const { since = null, email = null } = records.get(kind) ?? {}
        if (since === null && email === null) unsaved.delete(kind)
      }
      return unsaved.size === 0 ? null : (kind) => unsaved.has(kind)
    },
    all: () => [...records.values()],
    of: (kind: AlertName): AlertRecord =>
      records.get(kind) ?? { kind, since: null, wellSince: null, reported: [], alarmedAt: null, email: null },
    async save(record: AlertRecord): Promise<void> {
      const { kind } = record
      records.set(kind, record)
      // What another process reports of it by now is not written over.
      if (unsaved.has(kind) && !writes()) return
      try {
        await store.saveAlert(record)
        unsaved.delete(kind)
      } catch (error) {
        unsaved.add(kind)
        onFailure(error)
      }
    },
  }
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
