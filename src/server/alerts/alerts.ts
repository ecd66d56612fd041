import { HOUR, MINUTE, SECOND } from '#domain/calendar.ts'
import type { Opening } from '#domain/opening.ts'
import type { Finding } from '../health/index.ts'
import { weightySince } from '../office/index.ts'
import { repeat, type Surroundings } from '../runtime/index.ts'
import type { AlertRecord, AlertStore, VersionStore, WaitingEmail } from '../store/index.ts'
import { ALERT_KINDS, type AlertMailer } from './alert-emails.ts'
import { nextAlert, nextNews, OFFICE_CHANGED, openAlertRecords } from './alert-records.ts'

const LOOKS_EVERY = 30 * SECOND

/** How long to wait after each failed attempt; after the last one, as long again. */
const RETRY_DELAYS: readonly number[] = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR]

interface AlertsOptions extends Surroundings {
  readonly readHealth: () => Promise<{ readonly findings: readonly Finding[]; readonly opening: Pick<Opening, 'kind'> }>
  readonly mail: AlertMailer | null
  /** Of several replicas one writes for all; what it reported is known to the next. Left out: always this one. */
  readonly writes?: () => boolean
  /** By which name of this replica people know it; left out: there are no others. */
  readonly replica?: string | null
  readonly store: AlertStore & Pick<VersionStore, 'versions' | 'version'>
  readonly officeName: () => string
}

/** Mails what is wrong, every half minute. What waits outlives the process where the store can be written. */
export async function startAlerts(options: AlertsOptions): Promise<AsyncDisposable> {
  const { readHealth, mail, writes = () => true, replica = null, store, officeName, clock, log } = options
  if (mail === null) return new AsyncDisposableStack()
  const stop = Promise.withResolvers<null>()
  let stopped = false
  const logFailure = (error: unknown): void => log.error({ err: error }, 'alerts')
  const records = openAlertRecords(store, replica, writes, logFailure)
  await records.load()

  const send = async (record: AlertRecord, email: WaitingEmail): Promise<void> => {
    const sent = await Promise.race([mail(email), stop.promise])
    if (sent === null) return
    if (sent.ok) {
      log.info({ alert: record.kind, subject: email.subject }, 'alert mailed')
      return records.save({ ...record, email: null })
    }
    log.warn({ alert: record.kind, reason: sent.error }, 'alert not mailed, will be tried again')
    const attempts = email.attempts + 1
    const delay = RETRY_DELAYS[Math.min(attempts, RETRY_DELAYS.length) - 1] ?? HOUR
    await records.save({ ...record, email: { ...email, attempts, dueAt: clock.now() + delay } })
  }

  /** One email for each change; while one waits, the next change waits for its own. */
  const lookAtOffice = async (): Promise<void> => {
    const record = records.of(OFFICE_CHANGED)
    if (record.email !== null) return
    const [known] = record.reported
    const change = await weightySince(store, known === undefined ? null : Number(known))
    if (change !== null) await records.save(nextNews(record, change, clock.now(), officeName()))
  }

  const look = async (): Promise<void> => {
    const ours = await records.ours()
    if (ours.length === 0) return
    const { findings, opening } = await readHealth()
    for (const kind of ours) {
      if (opening.kind === 'closed' && 'inHours' in ALERT_KINDS[kind]) continue
      const record = records.of(kind)
      const ofKind = findings.filter((finding) => finding.kind === kind)
      const sender = { officeName: officeName(), replica: records.senderOf(kind) }
      const next = nextAlert(kind, record, ofKind, clock.now(), sender)
      if (JSON.stringify(next) !== JSON.stringify(record)) await records.save(next)
    }
    if (writes()) await lookAtOffice().catch(logFailure)
    const mailed = writes() ? ([...ours, OFFICE_CHANGED] as const) : ours
    for (const record of mailed.map((kind) => records.of(kind))) {
      const { email } = record
      if (email !== null && isDue(email, clock.now()) && !stopped) await send(record, email)
    }
  }

  const looking = repeat({
    first: LOOKS_EVERY,
    run: () => look().then(() => LOOKS_EVERY),
    onFailure(error) {
      logFailure(error)
      return LOOKS_EVERY
    },
    clock,
  })
  return {
    async [Symbol.asyncDispose]() {
      stopped = true
      stop.resolve(null)
      await looking[Symbol.asyncDispose]()
    },
  }
}

/** What is due later than it ever has to was put off by a clock that ran ahead. */
function isDue({ dueAt }: WaitingEmail, now: number): boolean {
  return dueAt <= now || dueAt > now + Math.max(...RETRY_DELAYS)
}
