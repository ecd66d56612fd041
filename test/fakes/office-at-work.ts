import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { SettingsPatch } from '../../src/contract/settings/settings-patch.ts'
import type { InstrumentId } from '../../src/domain/instrument.ts'
import type { Quote } from '../../src/domain/quote.ts'
import { marginMeasures } from '../../src/server/history/margin-measures.ts'
import { type Clock, systemClock } from '../../src/server/runtime/clock.ts'
import type { Settings } from '../../src/server/runtime/settings.ts'
import { openSettings, type SettingsInForce } from '../../src/server/settings/open-settings.ts'
import type { ChangeOptions, ChangeResult } from '../../src/server/settings/settings-changes.ts'
import { openSqlite } from '../../src/server/store/sqlite/sqlite-store.ts'
import type { Store } from '../../src/server/store/store.ts'
import { PUBLISH } from './change-options.ts'
import { quote } from './market.ts'
import { silentLog } from './recorded-log.ts'
import { failing } from './store-away.ts'
import { validSettings } from './valid-settings.ts'

const SAMPLE = resolve(import.meta.dirname, '../../office/office.yaml')

/** The settings of a running office with the sample document, a store and source quotes of dollar and euro. */
export interface OfficeAtWork extends AsyncDisposable {
  readonly folder: string
  readonly settings: Settings
  readonly store: Store
  /** Set `is` to true to make the store unreachable for the settings. */
  readonly away: { is: boolean }
  readonly office: SettingsInForce
  /** The current quotes of the source, which a test may change. */
  readonly sourceQuotes: Map<InstrumentId, Quote>
  /** Publishes a patch like the panel, without a conflict and with every unusual value accepted. */
  publish(patch: SettingsPatch, options?: Partial<ChangeOptions>): Promise<ChangeResult>
}

export async function officeAtWork(clock: Clock = systemClock, officeFile = SAMPLE): Promise<OfficeAtWork> {
  await using opening = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'office-at-work-'))
  opening.defer(() => rm(folder, { recursive: true }))
  const settings = validSettings({ DATA_DIR: folder, OFFICE_FILE: officeFile, ADMIN_PORT: '1' })
  const away = { is: false }
  const store = opening.use(await openSqlite(join(folder, 'demo.sqlite'), { thread: "caller's" }))
  const office = opening.use(await openSettings({ store: failing(store, away), settings, clock, log: silentLog }))
  const now = clock.now()
  const sourceQuotes = new Map<InstrumentId, Quote>([
    ['USD', quote('USD', '47.2530', '47.4570', now)],
    ['EUR', quote('EUR', '54.2300', '54.7000', now)],
  ])
  const measures = () => marginMeasures({ sourceQuotes, bulletin: null, closes: {}, margins: {} })
  office.checkBy({ measures, checksMarket: false })
  const opened = opening.move()
  return {
    folder,
    settings,
    store,
    away,
    office,
    sourceQuotes,
    publish: (patch, options) => office.change(patch, { ...PUBLISH, acceptUnusual: true, ...options }),
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}
