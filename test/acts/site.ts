import type { InstrumentId } from '../../src/domain/instrument.ts'
import { OfficePeople } from '../../src/server/identity/people.ts'
import type { PanelContext } from '../../src/server/panel/context.ts'
import type { Clock } from '../../src/server/runtime/clock.ts'
import { openSettings, type SettingsInForce } from '../../src/server/settings/open-settings.ts'
import type { Store } from '../../src/server/store/store.ts'
import { silentLog } from '../fakes/recorded-log.ts'
import { type Connection, openConnection } from './connection.ts'
import type { Journal } from './journal.ts'

/** Only the first start of a database reads the file. */
const OFFICE_FILE = 'missing.yaml'

/** A running process of the site, without its listeners. */
export interface Site {
  readonly connection: Connection
  readonly office: SettingsInForce
  readonly context: PanelContext
  readonly isPublic: (code: InstrumentId) => boolean
  readonly isRunning: () => boolean
  /** Ends the process like SIGKILL. Calls that it had sent may still reach the store. */
  kill(isSent: boolean): void
  /** Ends the process as a supervisor does. */
  stop(): Promise<void>
}

interface SiteDeps {
  readonly store: Store
  readonly journal: Journal
  readonly clock: Clock
  readonly folder: string
  /** Called when the prices of the site may have changed. */
  readonly onPublish: (site: Site) => void
}

export async function openSite({ store, journal, clock: world, folder, onPublish }: SiteDeps): Promise<Site> {
  let isRunning = true
  const connection = openConnection({ store, journal, clock: world })
  // The timers of a process end with it.
  const clock: Clock = {
    ...world,
    after: (delay, run) => world.after(delay, () => isRunning && run()),
  }
  const settings = { dataDir: folder, officeFile: OFFICE_FILE, market: { kind: 'demo' } } as const
  const office = await openSettings({ store: connection.store, settings, clock, log: silentLog })
  office.checkBy({ measures: () => () => null, checksMarket: false })
  const people = new OfficePeople({
    store: connection.store,
    origin: 'https://panel.angun.example',
    clock,
    log: null,
    via: 'panel',
  })
  const used = {
    store: connection.store,
    office,
    clock,
    log: silentLog,
    identity: { people },
    reportIsOld: () => undefined,
  }
  const site: Site = {
    connection,
    office,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all that these actions use
    context: used as unknown as PanelContext,
    isPublic(code) {
      const { selection, halted } = office.current().pricing
      return selection.includes(code) && !halted.has(code)
    },
    isRunning: () => isRunning,
    kill(isSent) {
      isRunning = false
      connection.cut(isSent)
    },
    async stop() {
      await office[Symbol.asyncDispose]()
      site.kill(true)
    },
  }
  office.subscribe(() => isRunning && onPublish(site))
  onPublish(site)
  return site
}
