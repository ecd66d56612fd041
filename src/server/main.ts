import type { PointSource } from '#contract/chart-data.ts'
import type { OfficeFacts } from '#contract/office-facts.ts'
import { openAlertMailer, startAlerts } from './alerts/index.ts'
import { openDesk } from './cluster/index.ts'
import { openInbox } from './contact/index.ts'
import { addDashboard } from './dashboard/index.ts'
import { healthReader, openAdmin } from './health/index.ts'
import { openRecentDays } from './history/index.ts'
import {
  addCalls,
  boundConnections,
  createApp,
  createTraffic,
  cutOffLater,
  listen,
  socketAdmission,
  watchForProxy,
} from './http/index.ts'
import { startRelay } from './live/index.ts'
import { demoRefusal, describeObjection, openOffice } from './office/index.ts'
import { type PageBuild, pageState, productionBuild } from './pages/index.ts'
import { securityHeaders } from './response/index.ts'
import {
  type Clock,
  type Closing,
  createClosing,
  createLog,
  type Log,
  runProcess,
  type Settings,
  StartRefused,
  systemClock,
  trustIn,
} from './runtime/index.ts'
import { openStore, refusing } from './store/index.ts'

/** What a process has one of, and a test one for each site. */
export interface Surroundings {
  readonly clock: Clock
  readonly log: Log
}

/** A running site. */
export interface Site {
  readonly url: string
  readonly adminUrl: string
  /** Finishes requests, lets pages connect elsewhere, stores what is left. */
  stop(): Promise<void>
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
  surroundings: Surroundings = { clock: systemClock, log: createLog() },
): Promise<Site> {
  const closing = createClosing()
  return refusing(settings.store, async () => {
    try {
      return await open(settings, openBuild, surroundings, closing)
    } catch (error) {
      await closing.run()
      throw error
    }
  })
}

async function open(
  settings: Settings,
  openBuild: () => Promise<PageBuild>,
  { clock, log }: Surroundings,
  closing: Closing,
): Promise<Site> {
  const source: PointSource = settings.market.kind === 'demo' ? 'demo' : 'office'
  const official: PointSource = settings.centralBank.kind === 'demo' ? 'demo' : 'tcmb'
  const demo = { market: settings.market.kind === 'demo', bank: settings.centralBank.kind === 'demo' }
  closing.add(clock.onStep((by) => log.warn({ by }, 'the clock was set, or the machine slept')))

  const opening = closing.open(openStore(settings.store), (opened) => opened.close())
  const [admin, office, store, build] = await Promise.all([
    closing.open(openAdmin({ listen: settings.admin, addDashboard, clock, log }), async (opened) => {
      await opened[Symbol.asyncDispose]()
    }),
    closing.open(
      opening.then((opened) => openOffice(settings, opened, { log, clock })),
      (opened) => opened[Symbol.asyncDispose](),
    ),
    opening,
    openBuild(),
  ])
  const facts = () => office.current().facts
  const minutesKeptFor = () => office.current().retention.minutes
  // What comes in now would be lost: the process ends and is started again.
  void store.lost.then((failure) => {
    throw failure
  })
  // Development invents its prices for any office.
  const refusalOf = (of: OfficeFacts) => (build.mode === 'production' ? demoRefusal(of, settings.market) : [])
  if (refusalOf(facts()).length > 0) throw new StartRefused(refusalOf(facts()))

  // Sources → rules and margins → board → store
  const pricing = () => office.current().pricing
  const selection = () => pricing().selection
  const rates = { place: settings.store, settings, store, source, demo, pricing, selection, minutesKeptFor, clock, log }
  const desk = await closing.open(openDesk(rates), (opened) => opened.stop())
  const { market } = desk
  closing.add(desk.officeNews.subscribe(() => office.look()))
  await office.examineBy((edited) => [
    ...refusalOf(edited.facts),
    ...market.objectionsTo(edited.pricing).map((each) => describeObjection(each, edited.pricing)),
  ])
  market.officeChanged()
  const { bulletins, closes, recorder, clockTrust, sources, role } = await desk.start()
  const recentDays = await openRecentDays({ store, selection, source, clock, log })
  closing.add(() => recentDays.stop())
  const contact = await openInbox({ mail: settings.mail, office, store, trust: clockTrust, clock, log })
  closing.add(async () => {
    await contact[Symbol.asyncDispose]()
  })

  // Board → pages, HTTP answers, sockets
  const headers = () => securityHeaders(facts().map.embed, build.mode)
  const pageParts = { market, closes, bulletins, recentDays, facts, zone: () => clock.zone, demo }
  const pages = await build.openPages({
    state: (needs, now) => pageState(pageParts, needs, now),
    headers,
    behindProxy: settings.trustProxy !== false,
    clock,
    log,
  })
  closing.add(async () => pages[Symbol.asyncDispose]())
  for (const each of [market, closes, bulletins, recentDays]) each.subscribe(() => pages.ratesChanged())
  const officeChanged = (): void => {
    market.officeChanged()
    pages.officeChanged()
  }
  office.subscribe(officeChanged)
  // Whatever was told while all of this opened.
  officeChanged()
  const proxyTrust = trustIn(settings.trustProxy)
  const unnamedProxy = watchForProxy(settings.trustProxy, log)
  const traffic = createTraffic(clock)
  const { observe } = unnamedProxy
  const app = createApp({ pages, mode: build.mode, trust: proxyTrust, observe, traffic, headers, log })
  const { submit } = contact
  const calls = { market, bulletins, closes, selection, store, source, official, submit, pages, facts, clock }
  await addCalls(app, { ...calls, listed: () => office.halts() })
  await build.serveFiles(app, settings)
  boundConnections(app.server, settings.sockets, settings.trustProxy !== false)
  const admit = socketAdmission({ facts, trust: proxyTrust, limits: settings.sockets })
  const relay = startRelay({ server: app.server, market, facts, admit, clock })
  closing.add(() => app.close())
  closing.add(async () => relay[Symbol.asyncDispose]())
  closing.add(() => cutOffLater(app.server))

  const url = await listen(app, settings.site)
  sources.listening()
  const board = { market, bulletins, recorder, clockTrust, sources, role }
  const site = { relay, traffic, unnamedProxy, build, dataDir: settings.dataDir, office }
  const readHealth = healthReader({ ...board, ...site, contact, store, pages, clock })
  admin.serving(readHealth)
  closing.add(() => admin.stopping())
  const findings = async () => (await readHealth()).findings
  const officeName = () => facts().shortName
  const mail = await openAlertMailer(settings.mail, officeName, () => new URL(facts().origin).hostname)
  const writes = () => role()?.kind !== 'following'
  const alerts = await startAlerts({ findings, mail, writes, store, officeName, clock, log })
  closing.add(async () => {
    await alerts[Symbol.asyncDispose]()
  })
  log.info({ url, adminUrl: admin.url, demo }, 'serving')
  return { url, adminUrl: admin.url, stop: () => closing.run() }
}

if (import.meta.main) await runProcess((settings) => startSite(settings))
