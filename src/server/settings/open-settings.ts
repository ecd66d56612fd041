import type { HaltedPrice } from '#contract/panel/halt-answers.ts'
import type { SettingsMistake } from '#contract/settings/settings-mistake.ts'
import type { SettingsPatch } from '#contract/settings/settings-patch.ts'
import type { OfficeSettings } from '#contract/settings/settings-schema.ts'
import { SECOND } from '#domain/calendar.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import type { MarginMeasures } from '#domain/margin-measure.ts'
import { type Changes, createChanges, repeat, type Settings, StartRefused, type Runtime } from '../runtime/index.ts'
import {
  type FilesStore,
  type HaltStore,
  type PastHalt,
  type ReplicaRegister,
  type SettingsDocument,
  type SettingsStore,
  type SettingsVersion,
  type Store,
  StoreFailure,
} from '../store/index.ts'
import { banknotesSince } from './banknote-changes.ts'
import { changeSettings } from './change-settings.ts'
import type { HaltResult } from './halt-call.ts'
import { openHalts } from './halts.ts'
import { importFirst } from './import-first.ts'
import { marketRefusal } from './market-refusal.ts'
import { type Office, officeOf } from './office-in-force.ts'
import { unconfirmedReplicas } from './replica-reports.ts'
import { type ChangeOptions, type ChangeResult, MAX_VERSIONS } from './settings-changes.ts'
import { mistakeText } from './settings-text.ts'
import type { ResumeAct, StopAct } from './stop-act.ts'
import { openWaitingHalts } from './waiting-halts.ts'

/** The settings in force in the running server. */
export interface SettingsInForce extends Changes<Office>, AsyncDisposable {
  readonly current: () => Office
  /** The newest version and its document. */
  readonly version: () => { readonly number: number; readonly settings: OfficeSettings }
  readonly halts: () => readonly HaltedPrice[]
  readonly change: (patch: SettingsPatch, options: ChangeOptions) => Promise<ChangeResult>
  /** Halts prices. Resolves within three seconds; with null if the act's id belongs to another act. */
  readonly stop: (act: StopAct) => Promise<HaltResult | null>
  /** Where a stop in force is kept now; null if it is not in force. */
  readonly keptIn: (act: string) => HaltResult['kept'] | null
  /** Like `stop`. Rejects with a `StoreFailure` if nothing was resumed, or if that is `uncertain`. */
  readonly resume: (act: ResumeAct) => Promise<HaltResult | null>
  /** Resolves with at most 500 versions, newest first. */
  readonly versions: () => Promise<readonly SettingsVersion[]>
  /** Resolves with at most 500 halts, newest first. */
  readonly pastHalts: () => Promise<readonly PastHalt[]>
  /** Publishes after each read of the store, with or without a change. */
  readonly reads: Pick<Changes, 'subscribe'>
  /** Reads the store now if another connection may have changed it. */
  readonly refresh: () => void
  /** Sets the prices for checks of changes. If `checksMarket`, changes are also checked against the market's kind. */
  readonly checkBy: (market: { readonly measures: () => MarginMeasures; readonly checksMarket: boolean }) => void
  /** The current measures of margins. */
  readonly measures: () => MarginMeasures
}

interface OpenDeps extends Runtime {
  readonly store: SettingsStore &
    HaltStore &
    FilesStore &
    Pick<Store, 'dataVersion' | 'outcome' | 'asAct'> & { readonly replicas: ReplicaRegister | null }
  readonly settings: Pick<Settings, 'dataDir' | 'officeFile' | 'market'>
}

/** The interval of reading a database file, so that the server notices a command within a second. */
const FILE_POLL_EVERY = SECOND / 2
/** The interval of reading without a notification, because notifications may be missed. */
const DATABASE_POLL_EVERY = 5 * SECOND

/**
 * Opens the newest version and the halts. The first start imports the office file. Rejects with `StartRefused` without
 * a version and a file, or if the sample would be published with real prices.
 */
export async function openSettings({ store, settings, clock, log }: OpenDeps): Promise<SettingsInForce> {
  const { market } = settings
  await using opening = new AsyncDisposableStack()
  const waiting = await openWaitingHalts(settings.dataDir, clock.now(), log)
  await importFirst({ store, settings, clock, log })
  const [changes, reads] = [createChanges<Office>(), createChanges()]
  const newest = await store.settingsDocument()
  if (newest === null) throw new Error('there is no version of the settings')
  let { number, document } = newest
  let since = banknotesSince(await store.settingsVersions(MAX_VERSIONS))
  let office: Office | undefined
  let measures: () => MarginMeasures = () => () => null
  let checksMarket = true

  const logUnreadable = ({ unknown, unread }: SettingsDocument): void => {
    const ignored = [...unknown, ...unread].map((path) => path.join('.'))
    if (ignored.length > 0) log.warn({ ignored }, 'settings of another release: fields ignored')
  }
  logUnreadable(newest)
  const publish = (): void => {
    office = undefined
    changes.publish(current())
  }
  const halts = opening.use(await openHalts({ store, waiting, clock, log, onChange: publish }))
  const haltedNow = (): ReadonlySet<InstrumentId> => new Set(halts.inForce().map(({ code }) => code))
  const current = (): Office => (office ??= officeOf(document, haltedNow(), since))
  const refusalOf = (edited: OfficeSettings): readonly SettingsMistake[] =>
    checksMarket ? marketRefusal(edited, market) : []
  const refusal = marketRefusal(document, market).filter(({ kind }) => kind === 'sample-beside-real-prices')
  if (refusal.length > 0) throw new StartRefused(refusal.map((mistake) => mistakeText(mistake)))

  const readNewest = async (): Promise<void> => {
    const before = number
    const read = await store.settingsDocument()
    if (read === null || read.number === before) return
    const known = banknotesSince(await store.settingsVersions(MAX_VERSIONS))
    // Another read that ended earlier may have read a newer version.
    if (number !== before) return
    ;({ number, document } = read)
    since = known
    log.info({ version: number }, 'settings in force')
    logUnreadable(read)
    publish()
  }
  const readStore = async (): Promise<void> => {
    try {
      await readNewest()
    } finally {
      // Halts of other replicas apply even if the newest version is damaged.
      await halts.refresh()
      reads.publish()
    }
  }
  let dataVersion = store.dataVersion?.()
  const pollEvery = dataVersion === undefined ? DATABASE_POLL_EVERY : FILE_POLL_EVERY
  const run = async (): Promise<number> => {
    const seen = store.dataVersion?.()
    if (seen === undefined || seen !== dataVersion) await readStore()
    dataVersion = seen
    return pollEvery
  }
  const onFailure = (error: unknown, failures: number): number => {
    if (failures === 1) log.warn({ err: error }, 'settings not read, retrying')
    return pollEvery
  }
  const onRecovery = (): void => log.info('settings read again')
  const polling = opening.use(repeat({ run, first: pollEvery, onFailure, onRecovery, clock }))
  const opened = opening.move()

  return {
    subscribe: changes.subscribe,
    reads,
    current,
    version: () => ({ number, settings: document }),
    halts: halts.inForce,
    versions: () => store.settingsVersions(MAX_VERSIONS),
    pastHalts: () => store.pastHalts(MAX_VERSIONS),
    refresh: polling.wake,
    measures: () => measures(),
    checkBy(by): void {
      ;({ measures, checksMarket } = by)
    },
    async change(patch, options) {
      const began = clock.elapsed()
      const deps = { store, clock, measures, halted: haltedNow, refusal: refusalOf }
      const result = await changeSettings(deps, patch, options)
      if (result.kind !== 'published') return result
      // The version is stored, so a failed read does not make the change fail. It is read again within a second.
      await StoreFailure.succeeds(readNewest())
      const took = clock.elapsed() - began
      if (store.replicas === null) return { ...result, took }
      const { version } = result
      const unconfirmed = await unconfirmedReplicas(
        store.replicas,
        clock,
        CONFIRMED_WITHIN,
        (replica) => replica.version >= version,
      )
      return { ...result, unconfirmedReplicas: unconfirmed, took: clock.elapsed() - began }
    },
    keptIn: halts.keptIn,
    stop: (act) => halts.stop(act, current().pricing.selection),
    resume: (act) => halts.resume(act, current().pricing.selection),
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}

const CONFIRMED_WITHIN = 2.5 * SECOND
