import { SECOND } from '#domain/calendar.ts'
import type { Opening } from '#domain/opening.ts'
import type { Finding } from '../health/index.ts'
import { newVersions } from '../office/index.ts'
import { repeat, type Surroundings } from '../runtime/index.ts'
import type { AlertRecord, AlertStore, VersionStore, WaitingEmail } from '../store/index.ts'
import { mailActs, recordVersion } from './acts.ts'
import { ALERT_KINDS, type AlertMailer } from './alert-emails.ts'
import { isDue, nextAlert, nextNews, OFFICE_CHANGED, openAlertRecords, triedAgain } from './alert-records.ts'

const LOOKS_EVERY = 30 * SECOND

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

  /** null: the site stops meanwhile. */
  const attempt = async (email: WaitingEmail, about: string): Promise<boolean | null> => {
    const sent = await Promise.race([mail(email), stop.promise])
    if (sent?.ok === true) log.info({ alert: about, subject: email.subject }, 'alert mailed')
    if (sent?.ok === false) log.warn({ alert: about, reason: sent.error }, 'alert not mailed, will be tried again')
    return sent?.ok ?? null
  }

  const send = async (record: AlertRecord, email: WaitingEmail): Promise<void> => {
    const sent = await attempt(email, record.kind)
    if (sent === null) return
    if (sent) return records.save({ ...record, email: null })
    await records.save({ ...record, email: triedAgain(email, clock.now()) })
  }

  /** One email for each change of weight, while one waits the next waits for its own; the rest goes in one together. */
  const lookAtOffice = async (): Promise<void> => {
    const record = records.of(OFFICE_CHANGED)
    if (record.email !== null) return
    const [known] = record.reported
    const news = await newVersions(store, known === undefined ? null : Number(known))
    if (news === null) return
    for (const version of news.plain) await recordVersion(store, version)
    await records.save(nextNews(record, news, clock.now(), officeName()))
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
    if (writes() && !stopped)
      await mailActs(store, { officeName: officeName(), send: attempt, clock }).catch(logFailure)
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
