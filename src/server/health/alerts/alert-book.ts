import { HOUR, MINUTE } from '#domain/calendar.ts'
import type { AlertRecord, WaitingEmail } from '../../store/index.ts'
import type { Finding } from '../index.ts'
import { ALERT_KINDS, type AlertName } from './alert-kinds.ts'
import { type AlertWords, writeAlarm, writeAllClear } from './alert-words.ts'

/** Between two alarms of a kind. */
const PAUSE = HOUR

/** What is well for so long is said to be well: it may come and go. */
const WELL_FOR = 5 * MINUTE

export function unalarmed(kind: AlertName): AlertRecord {
  return { kind, since: null, wellSince: null, reported: [], alarmedAt: null, email: null }
}

/**
 * What becomes of a kind of trouble now that these findings of it stand: one email when it begins, when another currency or source
 * joins, and when it is well again; alarms an hour apart. An email that still waits gives way to
 * a newer one, which reports what it did.
 */
export function judge(
  kind: AlertName,
  record: AlertRecord,
  findings: readonly Finding[],
  now: number,
  officeName: string,
): AlertRecord {
  return findings.length > 0
    ? whileWrong(kind, record, findings, now, officeName)
    : whileWell(kind, record, now, officeName)
}

function whileWrong(
  kind: AlertName,
  record: AlertRecord,
  findings: readonly Finding[],
  now: number,
  officeName: string,
): AlertRecord {
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

function waiting(kind: AlertName, words: AlertWords, now: number): WaitingEmail {
  return { ...words, id: `${kind}-${now}`, attempts: 0, dueAt: now }
}

/** A moment of a clock that ran ahead counts as long ago: nobody is left untold for it. */
function isOver(since: number, span: number, now: number): boolean {
  return now - since >= span || since > now
}
