import { HOUR, MINUTE, SECOND } from '#domain/calendar.ts'
import type { Clock, Log, Timer } from '../../runtime/index.ts'
import type { AlertRecord, AlertStore, WaitingEmail } from '../../store/index.ts'
import type { Finding } from '../index.ts'
import { judge, unalarmed } from './alert-book.ts'
import { ALERT_NAMES, type AlertName } from './alert-kinds.ts'
import type { AlertMail } from './alert-mail.ts'

const LOOKS_EVERY = 30 * SECOND

/** How long to wait after each failed attempt; after the last one, as long again. An email that is overtaken by a newer one goes. */
const RETRY_DELAYS: readonly number[] = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR]

export interface AlertsOptions {
  /** What is wrong now. */
  readonly findings: () => Promise<readonly Finding[]>
  /** null: no mail is set up. */
  readonly mail: AlertMail | null
  /** Of several processes one writes; what it told is known to the next. Left out: always this one. */
  readonly writes?: () => boolean
  readonly store: AlertStore
  readonly officeName: () => string
  readonly clock: Clock
  readonly log: Log
}

/**
 * Looks every half minute at what is wrong, and mails what somebody must hear of. What was told, and what waits for a mail server,
 * outlives the process; where the store can't be written it lives as long as the process, since that, too, must be told.
 */
export async function startAlerts({
  findings,
  mail,
  writes = () => true,
  store,
  officeName,
  clock,
  log,
}: AlertsOptions): Promise<() => void> {
  if (mail === null) return () => undefined
  let timer: Timer | undefined
  let stopped = false
  const logFailure = (error: unknown): void => log.error({ err: error }, 'alerts')
  const records = new Map<string, AlertRecord>()
  /** Kinds of which the store does not know what this process told: it sees them through, whoever writes by then. */
  const unsaved = new Set<string>()
  /** Whether what was told is known since this process writes; until it can be read, what it knew before has to do. */
  let remembers = false
  const remember = async (): Promise<void> => {
    try {
      for (const record of await store.alerts()) if (!unsaved.has(record.kind)) records.set(record.kind, record)
      remembers = writes()
    } catch (error) {
      logFailure(error)
    }
  }
  await remember()

  const keep = async (record: AlertRecord): Promise<void> => {
    const { kind } = record
    records.set(kind, record)
    // What another tells of it by now is not written over.
    if (unsaved.has(kind) && !writes()) return
    try {
      await store.saveAlert(record)
      unsaved.delete(kind)
    } catch (error) {
      unsaved.add(kind)
      logFailure(error)
    }
  }

  const consider = async (kind: AlertName, found: readonly Finding[]): Promise<void> => {
    const record = records.get(kind) ?? unalarmed(kind)
    const ofKind = found.filter((finding) => finding.kind === kind)
    const next = judge(kind, record, ofKind, clock.now(), officeName())
    if (JSON.stringify(next) !== JSON.stringify(record)) await keep(next)
  }

  const send = async (record: AlertRecord, email: WaitingEmail): Promise<void> => {
    const posted = await mail(email)
    const attempts = email.attempts + 1
    if (posted.ok) {
      log.info({ alert: record.kind, subject: email.subject }, 'alert mailed')
      await keep({ ...record, email: null })
      return
    }
    log.warn({ alert: record.kind, reason: posted.error }, 'alert not mailed, will be tried again')
    const delay = RETRY_DELAYS[Math.min(attempts, RETRY_DELAYS.length) - 1] ?? HOUR
    await keep({ ...record, email: { ...email, attempts, dueAt: clock.now() + delay } })
  }

  const round = async (): Promise<void> => {
    const all = writes()
    if (all && !remembers) await remember()
    if (!all) {
      remembers = false
      for (const kind of unsaved) if (isSeenThrough(records.get(kind))) unsaved.delete(kind)
      if (unsaved.size === 0) return
    }
    const found = await findings()
    const isOurs = (kind: string): boolean => all || unsaved.has(kind)
    for (const kind of ALERT_NAMES.filter(isOurs)) await consider(kind, found)
    for (const record of [...records.values()].filter(({ kind }) => isOurs(kind))) {
      const { email } = record
      if (email !== null && isDue(email, clock.now()) && !stopped) await send(record, email)
    }
  }

  const look = (): void =>
    void round()
      .catch(logFailure)
      .finally(() => {
        if (!stopped) timer = clock.after(LOOKS_EVERY, look)
      })
  timer = clock.after(LOOKS_EVERY, look)

  return () => {
    stopped = true
    timer?.cancel()
  }
}

function isSeenThrough(record: AlertRecord | undefined): boolean {
  return record === undefined || (record.since === null && record.email === null)
}

/** What is due later than it ever has to was put off by a clock that ran ahead. */
function isDue({ dueAt }: WaitingEmail, now: number): boolean {
  return dueAt <= now || dueAt > now + Math.max(...RETRY_DELAYS)
}
