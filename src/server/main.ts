import { hostname } from 'node:os'
import { join } from 'node:path'
import type { OfficeFacts } from '#contract/office-facts.ts'
import type { PointSource } from '#contract/price-call-answers.ts'
import { dayOf } from '#domain/calendar.ts'
import { SERVER_CAPABILITIES } from '../capabilities/server.ts'
import { joinCluster } from './cluster/index.ts'
import { firstScreen, healthReader, MAILED_KINDS, openAdmin, rememberFirstStart } from './health/index.ts'
import { marginMeasures, openCloses, openOfficialGold, openRecentDays } from './history/index.ts'
import {
  addCalls,
  boundConnections,
  createApp,
  createReadiness,
  createTraffic,
  scheduleCutOff,
  listen,
  socketAdmission,
  watchForProxy,
} from './http/index.ts'
import { firstLink, OfficePeople } from './identity/index.ts'
import { startRelay } from './live/index.ts'
import { openInbox, startAlerts } from './messages/index.ts'
import { type PageBuild, pageState, productionBuild } from './pages/index.ts'
import { openPanel, type RunningPanel } from './panel/index.ts'
import { offeredBoard, startPipeline } from './pipeline/index.ts'
import { securityHeaders } from './response/index.ts'
import {
  checkedClock,
  createLog,
  DEMO_BANK,
  describePlace,
  logStyle,
  openAdminToken,
  runProcess,
  type Settings,
  StartRefused,
  systemClock,
  trustIn,
  type Runtime,
} from './runtime/index.ts'
import { marketRefusal, mistakeText, openSettings, quotedIn, startReplicaReports } from './settings/index.ts'
import { openStore, refusing, startNightlyBackup, storeRevision } from './store/index.ts'
import { SOURCES } from './upstream/index.ts'

/** A running site. Disposing completes open requests, asks pages to reconnect elsewhere and stores pending data. */
export interface RunningSite extends AsyncDisposable {
  readonly url: string
  readonly adminUrl: string
  readonly panelUrl: string
  /** Returns the text for a person at a terminal. Creates the first person's link if no device is registered yet. */
  firstScreen(): Promise<string>
}

/**
 * The whole server:
 *
 *     provider ─┐
 *     its feed ─┼─► upstream ─► rules, margins ─► board ─┬─► sockets ─► page
 *     TCMB/EVDS ┘                                  │      ├─► HTTP answers
 *                                                  ▼      └─► pages, rendered when the board changes
 *                                                store
 */
export async function startSite(
  settings: Settings,
  openBuild: () => Promise<PageBuild> = productionBuild,
  { clock: machine, log }: Runtime = { clock: systemClock, log: createLog() },
): Promise<RunningSite> {
  const clock = checkedClock(machine)
  return refusing(settings.store, async () => {
    await using opening = new AsyncDisposableStack()
    opening.defer(clock.onStep((by) => log.warn({ by }, 'the clock was set, or the machine slept')))
    const start = { settings, clock, log, opening }
    const base = await openBase(start, openBuild)
    const rates = await openRates(start, base)
    const site = await openHttp(start, base, rates)
    const health = await openHealth(start, base, rates, site)
    const panel = opening.use(
      await openPanel({ ...start, ...base, ...health, market: rates.market, source: rates.source }),
    )
    opening.defer(() => site.readiness.announceStop())
    const urls = { url: site.url, adminUrl: base.admin.url, panelUrl: panel.url }
    log.info({ ...urls, demo: rates.demo }, 'serving')
    const opened = opening.move()
    return {
      ...urls,
      firstScreen: () => screenOf(start, base, health, { site: site.url, panel }),
      [Symbol.asyncDispose]: () => opened.disposeAsync(),
    }
  })
}

interface Start extends Runtime {
  readonly settings: Settings
  readonly clock: ReturnType<typeof checkedClock>
  /** Closes everything in reverse order, even if the start fails half-way. */
  readonly opening: AsyncDisposableStack
}

type Base = Awaited<ReturnType<typeof openBase>>
type Rates = Awaited<ReturnType<typeof openRates>>
type Http = Awaited<ReturnType<typeof openHttp>>

/** Opens the store, the settings, the admin server and the page build. */
async function openBase({ settings, clock, log, opening }: Start, openBuild: () => Promise<PageBuild>) {
  const openingStore = disposing(opening, openStore(settings.store))
  const openingOffice = openingStore.then((opened) => openSettings({ store: opened, settings, log, clock }))
  const [admin, office, store, build] = await Promise.all([
    disposing(opening, openAdmin({ listen: settings.admin, panel: settings.panel, clock, log })),
    disposing(opening, openingOffice),
    openingStore,
    openBuild(),
  ])
  // Without the store, new data would be lost. The process ends, and its supervisor restarts it.
  void store.lost.then((failure) => {
    throw failure
  })
  const facts = (): OfficeFacts => office.current().facts
  admin.controlling({ token: await openAdminToken(settings.dataDir), office })
  // In development, every office may show invented prices.
  const refusal = build.mode === 'production' ? marketRefusal(facts(), settings.market) : []
  if (refusal.length > 0) throw new StartRefused(refusal.map((mistake) => mistakeText(mistake)))
  return { admin, office, store, revision: storeRevision(store, office.reads), build, facts }
}

/** Opens the price pipeline (sources, rules, margins, board, store) and its readers. */
async function openRates({ settings, clock, log, opening }: Start, { office, store, build }: Base) {
  const source: PointSource = settings.market.kind === 'demo' ? 'demo' : 'office'
  const demo = { market: settings.market.kind === 'demo', bank: settings.centralBank.id === DEMO_BANK }
  const pricing = () => office.current().pricing
  const selection = () => pricing().selection
  const minutesKeptFor = () => office.current().retention.minutes
  const deps = { settings, store, source, demo, pricing, minutesKeptFor, clock, log }
  // With a file, the single process leads from its start. With a database, the replicas elect a leader.
  const { store: place } = settings
  const replica = place.kind === 'database' ? opening.use(await joinCluster({ ...deps, place })) : undefined
  const pipeline = replica ?? opening.use(await startPipeline(deps))
  const { market, recorder, bulletins, clockTrust } = pipeline
  if (replica !== undefined) opening.defer(replica.settingsNews.subscribe(office.refresh))

  const settle = () => recorder.flush()
  const closes = opening.use(await openCloses({ store, source, settle, news: replica?.closesNews, clock, log }))
  if (replica !== undefined) opening.defer(closes.subscribe(() => replica.publishCloses()))
  const measures = () =>
    marginMeasures({
      sourceQuotes: offeredBoard(market),
      bulletin: bulletins.newest(),
      closes: closes.before(dayOf(clock.now())) ?? {},
      margins: pricing().margins,
    })
  office.checkBy({ measures, checksMarket: build.mode === 'production' })
  const recentDays = opening.use(await openRecentDays({ store, selection, source, clock, log }))
  const officialGold = opening.use(await openOfficialGold({ store, clock, log }))
  const contact = opening.use(await openInbox({ mail: settings.mail, office, store, trust: clockTrust, clock, log }))
  const role = () => replica?.role() ?? null
  return { ...pipeline, source, demo, selection, role, closes, recentDays, officialGold, contact }
}

/** Opens the board's consumers: pages, HTTP answers and sockets. */
async function openHttp({ settings, clock, log, opening }: Start, base: Base, rates: Rates) {
  const { admin, office, store, build, facts } = base
  const { market, bulletins, closes, recentDays, officialGold, contact, source, selection, demo } = rates
  const headers = () => securityHeaders(facts().map.embed, build.mode)
  const pageParts = { market, closes, bulletins, recentDays, officialGold, facts, demo }
  const behindProxy = settings.trustProxy !== false
  const state: Parameters<PageBuild['openPages']>[0]['state'] = (needs, now) => pageState(pageParts, needs, now)
  const pages = opening.use(await build.openPages({ state, headers, behindProxy, clock, log }))
  for (const each of [market, closes, bulletins, recentDays, officialGold]) each.subscribe(() => pages.ratesChanged())
  const officeChanged = (): void => {
    market.settingsChanged()
    pages.officeChanged()
  }
  office.subscribe(officeChanged)
  // Applies changes that were published during the start.
  officeChanged()
  const trust = trustIn(settings.trustProxy)
  const unnamedProxy = watchForProxy(settings.trustProxy, log)
  const traffic = createTraffic(clock, admin.registry)
  const readiness = createReadiness(clock)
  const { observe } = unnamedProxy
  const app = createApp({ pages, mode: build.mode, trust, observe, readiness, traffic, headers, log })
  opening.defer(() => app.close())
  const official: PointSource = demo.bank ? 'demo' : 'tcmb'
  const onOfficialChange = (listener: () => void): void => {
    bulletins.subscribe(listener)
    office.subscribe(listener)
  }
  const calls = { market, bulletins, closes, selection, store, source, official, pages, facts, clock, onOfficialChange }
  await addCalls(app, { ...calls, submit: contact.submit }, SERVER_CAPABILITIES)
  await build.serveFiles(app, settings)
  boundConnections(app.server, settings.sockets, behindProxy)
  const admit = socketAdmission(facts, trust, settings.sockets)
  const relay = opening.use(startRelay({ server: app.server, market, facts, isDemo: demo.market, admit, clock }))
  opening.defer(() => scheduleCutOff(app.server))
  const url = await listen(app, settings.site)
  rates.sources.listening()
  return { url, pages, relay, readiness, traffic, unnamedProxy }
}

/** Opens the replica reports, the nightly backup, the health report and the alerts. */
async function openHealth({ settings, clock, log, opening }: Start, base: Base, rates: Rates, http: Http) {
  const { admin, office, store, revision, build, facts } = base
  const { alerting, dataDir } = settings
  const name = `${hostname()}:${new URL(admin.url).port}`
  const shown = () => ({ shownCodes: quotedIn(office.current().pricing), version: office.version().number })
  const reports = { name, shown, changes: [office, office.reads], clock, log }
  const replicas = store.replicas && opening.use(startReplicaReports({ ...reports, register: store.replicas }))
  await rememberFirstStart(store, clock).catch((error: unknown) => log.warn({ err: error }, 'first start not stored'))
  const { store: place } = settings
  const backup =
    place.kind === 'file'
      ? opening.use(
          startNightlyBackup({
            ...place,
            folder: join(dataDir, 'backups'),
            days: settings.backupDays,
            store,
            clock,
            log,
          }),
        )
      : null
  const given = {
    backup,
    inventsPrices: rates.demo.market,
    panelOpens: settings.panel.origin !== null,
    alerting,
    dataDir,
  }
  const deps = { ...rates, ...http, ...given, office, store, revision, replicas, build, clock }
  const readHealth = healthReader(deps)
  admin.serving(readHealth)
  opening.defer(() => admin.stopping())
  const officeName = () => facts().shortName
  const role = { writes: () => rates.role()?.kind !== 'following', replica: rates.role() && name }
  const alerts = { readHealth, kinds: MAILED_KINDS, outbox: rates.contact.outbox, store, officeName, clock, log }
  if (alerting === 'mailed') opening.use(await startAlerts({ ...alerts, ...role }))
  return { readHealth }
}

interface Addresses {
  readonly site: string
  readonly panel: RunningPanel
}

/** The site's address is local, because the person sits at this machine. */
async function screenOf(
  { settings, clock }: Start,
  { store, facts }: Base,
  { readHealth }: Awaited<ReturnType<typeof openHealth>>,
  { site, panel: { origin, demoLink } }: Addresses,
): Promise<string> {
  const people = new OfficePeople({ store, origin: settings.panel.origin, clock, log: null, via: 'command' })
  const link = demoLink ?? (settings.panel.origin === null ? null : await firstLink(people))
  const { setUp } = await readHealth()
  const here = `http://localhost:${new URL(site).port}`
  return firstScreen({
    officeName: facts().shortName,
    site: here,
    panel: link ?? origin,
    store: describePlace(settings.store),
    setUp,
  })
}

/** Disposes a part that is still opening, even if another part fails before. */
function disposing<Opened extends AsyncDisposable>(
  stack: AsyncDisposableStack,
  opened: Promise<Opened>,
): Promise<Opened> {
  stack.defer(async () => (await opened.catch(() => undefined))?.[Symbol.asyncDispose]())
  return opened
}

if (import.meta.main)
  await runProcess(SOURCES, async (settings, log) => {
    const site = await startSite(settings, productionBuild, { clock: systemClock, log })
    if (logStyle(settings.log) === 'text') process.stdout.write(await site.firstScreen())
    return site
  })
