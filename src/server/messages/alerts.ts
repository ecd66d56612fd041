import { SECOND } from '#domain/calendar.ts'
import type { Opening } from '#domain/opening.ts'
import { repeat, type Runtime } from '../runtime/index.ts'
import { versionsSince } from '../settings/index.ts'
import type { AlertStore, SettingsStore, Store } from '../store/index.ts'
import type { AlertFinding } from './alert-emails.ts'
import { type AlertKinds, nextAlert, nextNews, OFFICE_CHANGED, openAlertRecords } from './alert-records.ts'
import { recordVersion } from './audit.ts'
import type { Outbox } from './outbox.ts'

const CHECK_INTERVAL_MS = 30 * SECOND

interface AlertsOptions extends Runtime {
  readonly readHealth: () => Promise<{
    readonly findings: readonly AlertFinding[]
    readonly opening: Pick<Opening, 'kind'>
  }>
  readonly kinds: AlertKinds
  readonly outbox: Pick<Outbox, 'queue'>
  /** Returns true if this replica writes the alarms for all. */
  readonly writes: () => boolean
  /** The name of this replica in emails. Null if there is only one process. */
  readonly replica: string | null
  readonly store: AlertStore & Pick<SettingsStore, 'settingsVersions'> & Pick<Store, 'queueNotice'>
  readonly officeName: () => string
}

/** Checks the findings and the settings every half minute and queues emails about them. */
export async function startAlerts(options: AlertsOptions): Promise<AsyncDisposable> {
  const { readHealth, kinds, outbox, writes, replica, store, officeName, clock, log } = options
  const logFailure = (error: unknown): void => log.error({ err: error }, 'alerts not prepared')
  const records = openAlertRecords(store, outbox, kinds, replica, writes, logFailure)
  await records.load()

  /** Queues one email per version with sensitive changes. Other versions become lines of the audit email. */
  const lookAtOffice = async (): Promise<void> => {
    for (;;) {
      const record = records.of(OFFICE_CHANGED)
      const [known] = record.reported
      const news = await versionsSince(store, known === undefined ? null : Number(known))
      if (news === null) return
      for (const version of news.plain) await recordVersion(store, version, clock.now())
      const next = nextNews(record, news, clock.now(), officeName())
      await records.save(next.record, next.email)
      if (news.sensitive === null) return
    }
  }

  const poll = async (): Promise<void> => {
    const ours = await records.ours()
    if (ours.length === 0) return
    const { findings, opening } = await readHealth()
    for (const kind of ours) {
      const mail = kinds[kind]
      if (mail === undefined || (opening.kind === 'closed' && mail.inHours === true)) continue
      const record = records.of(kind)
      const ofKind = findings.filter((finding) => finding.kind === kind)
      const sender = { officeName: officeName(), replica: records.senderOf(kind) }
      const next = nextAlert(mail, record, ofKind, clock.now(), sender)
      if (next.email !== null || JSON.stringify(next.record) !== JSON.stringify(record))
        await records.save(next.record, next.email)
    }
    if (writes()) await lookAtOffice().catch(logFailure)
  }

  return repeat({
    first: CHECK_INTERVAL_MS,
    run: () => poll().then(() => CHECK_INTERVAL_MS),
    onFailure(error) {
      logFailure(error)
      return CHECK_INTERVAL_MS
    },
    clock,
  })
}
