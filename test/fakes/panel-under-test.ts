import type { Role } from '../../src/contract/panel/roles.ts'
import { ownPrice } from '../../src/domain/margin.ts'
import { judgeSnapshot } from '../../src/server/health/health.ts'
import type { Snapshot } from '../../src/server/health/snapshot.ts'
import { OfficePeople } from '../../src/server/identity/people.ts'
import type { PageBuild } from '../../src/server/pages/page-build.ts'
import { openPanel } from '../../src/server/panel/panel.ts'
import { createChanges } from '../../src/server/runtime/change-feed.ts'
import { type Clock, systemClock } from '../../src/server/runtime/clock.ts'
import type { Settings } from '../../src/server/runtime/settings.ts'
import { limitsFor } from '../../src/server/settings/office-in-force.ts'
import { storeRevision } from '../../src/server/store/store-revision.ts'
import type { Store } from '../../src/server/store/store.ts'
import { SNAPSHOT } from './health.ts'
import { officeAtWork } from './office-at-work.ts'
import { panelVisitor } from './panel-visitor.ts'
import { recordedLog } from './recorded-log.ts'
import { failing } from './store-away.ts'

export const ORIGIN = 'https://panel.angun.example'

interface PanelTestOptions {
  readonly origin?: string | null
  readonly market?: Settings['market']
  readonly clock?: Clock
  readonly snapshot?: () => Partial<Snapshot>
  /** Called with the name of each method of the store that the panel calls. */
  readonly onStoreCall?: (name: string) => void
}

/** A build without real pages. The tests of the web client cover those. */
const plainBuild: PageBuild = {
  mode: 'production',
  openPages: () => Promise.reject(new Error('the panel has no pages of the site')),
  serveFiles: () => Promise.resolve(),
  servePanelFiles: () => Promise.resolve(),
  panelAssets: () => Promise.resolve({ script: '/panel.js', sheet: '/panel.css', head: '' }),
  builds: () => Promise.resolve(null),
}

function watched(store: Store, onCall: PanelTestOptions['onStoreCall']): Store {
  if (onCall === undefined) return store
  return new Proxy(store, {
    get(target, name): unknown {
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== 'function' || name === 'dataVersion' || typeof name !== 'string') return member
      return (...given: readonly unknown[]): unknown => {
        onCall(name)
        return Reflect.apply(member, target, given)
      }
    },
  })
}

export type PanelUnderTest = Awaited<ReturnType<typeof panelUnderTest>>

/** Opens the panel of a running office. Requests use its host name over real connections. */
export async function panelUnderTest(options: PanelTestOptions = {}) {
  const { origin = ORIGIN, market = { kind: 'provider', sources: [] }, clock = systemClock } = options
  await using opening = new AsyncDisposableStack()
  const site = opening.use(await officeAtWork(clock))
  const settings: Settings = {
    ...site.settings,
    market,
    trustProxy: 1,
    panel: { host: '127.0.0.1', port: 0, origin },
  }
  const { log, lines } = recordedLog()
  const snapshot = (): Snapshot => {
    const { office, sourceQuotes } = site
    const { pricing } = office.current()
    const own = [...sourceQuotes.values()].flatMap((quote) => {
      const price = pricing.halted.has(quote.code)
        ? null
        : ownPrice(quote, pricing.margins, limitsFor(pricing, quote.code)).quote
      return price === null ? [] : [[quote.code, price] as const]
    })
    return {
      ...SNAPSHOT,
      office: office.current(),
      version: office.version().number,
      halts: office.halts(),
      sourceQuotes,
      market: { board: new Map(own), sourceTime: clock.now(), halted: pricing.halted },
      ...options.snapshot?.(),
    }
  }
  const { away } = site
  const prices = createChanges()
  const panel = opening.use(
    await openPanel({
      settings,
      readHealth: () => Promise.resolve(judgeSnapshot(snapshot(), clock.now())),
      office: site.office,
      store: watched(failing(site.store, away), options.onStoreCall),
      revision: storeRevision(site.store, site.office.reads),
      market: prices,
      source: 'office',
      build: plainBuild,
      clock,
      log,
    }),
  )
  const { port } = new URL(panel.url)
  const own = origin ?? `http://localhost:${port}`

  const visitor = panelVisitor(panel.url, own)

  /** Adds a person with a device of their own and signs the person in with it. */
  const person = async (name: string, role: Role) => {
    const people = new OfficePeople({ store: site.store, origin: own, clock, log: null, via: 'panel' })
    const added = await people.add({ name, role }, null)
    const invited = added.ok ? await people.invite(added.value.id, 'Kemal Aydın') : added
    if (!invited.ok) throw new Error(JSON.stringify(invited.error))
    const { device, ...signedIn } = await visitor.enrol(invited.value.link)
    return { id: invited.value.person.id, device, ...signedIn, confirm: () => signedIn.confirm(device) }
  }

  const opened = opening.move()
  return {
    ...site,
    url: panel.url,
    origin: own,
    clock,
    lines,
    /** Tells that prices have changed. */
    pricesChanged: () => prices.publish(),
    /** Makes the store unreachable from now on. */
    loseStore: () => void (away.is = true),
    ...visitor,
    person,
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}
