import type { PointSource } from '#contract/chart-data.ts'
import type { OfficeFacts } from '#contract/office-facts.ts'
import { openAdmin, overviewOf, vitalsOf } from './admin/door.ts'
import { openAlertMail, startAlerts } from './alert/door.ts'
import { openContactDesk } from './contact/door.ts'
import {
  addCalls,
  boundConnections,
  createApp,
  createTraffic,
  cutOffLater,
  listen,
  securityHeaders,
  socketAdmission,
  watchForProxy,
} from './http/door.ts'
import { createIngest, followAcceptances, lastPrices, startRelay } from './market/door.ts'
import { demoRefusal, describeObjection, keepVersions, openHaltedOffice } from './office/door.ts'
import { type PageBuild, pageState, productionBuild } from './pages/door.ts'
import {
  keepCloses,
  openBulletins,
  openClockTrust,
  startDemoPast,
  startMinuteRetention,
  startRecorder,
} from './record/door.ts'
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
} from './run/door.ts'
import { openStore, refusing } from './store/door.ts'
import { DEMO_SEED, startSources } from './upstream/door.ts'

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
  return refusing(settings.storeFile, async () => {
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

  const [admin, office, store, build] = await Promise.all([
    closing.open(openAdmin({ listen: settings.admin, clock, log }), (opened) => opened.close()),
    closing.open(openHaltedOffice(settings, { log, clock }), (opened) => opened.stop()),
    closing.open(openStore(settings.storeFile), (opened) => opened.close()),
    openBuild(),
  ])
  const facts = () => office.current().facts
  // What comes in now would be lost: the process ends and is started again.
  void store.lost.then((failure) => {
    throw failure
  })
  // Development invents its prices for any office.
  const refusalOf = (of: OfficeFacts) => (build.mode === 'production' ? demoRefusal(of, settings.market) : [])
  if (refusalOf(facts()).length > 0) throw new StartRefused(refusalOf(facts()))

  // Sources → rules and margins → board
  const last = await lastPrices(store, source, clock)
  const market = createIngest({ pricing: () => office.current().pricing, last, clock, log })
  office.examineBy(({ facts: edited, pricing }) => [
    ...refusalOf(edited),
    ...market.objectionsTo(pricing).map((each) => describeObjection(each, pricing)),
  ])
  const versions = await closing.open(keepVersions({ office, settings, store, clock, log }), (opened) => opened.stop())
  market.officeChanged()
  // What is invented bears nothing out, and is not measured against what is real.
  const ofOneKind = demo.market === demo.bank
  const [bulletins, stopAcceptances] = await Promise.all([
    openBulletins({ store, said: ofOneKind ? market.said : () => [], clock, log }),
    followAcceptances({ store, market, clock, log }),
  ])
  closing.add(stopAcceptances)
  if (ofOneKind) {
    market.bulletinPublished(bulletins.newest())
    bulletins.subscribe(() => market.bulletinPublished(bulletins.newest()))
  }
  const sources = await startSources(settings, {
    onPrices: (message, from, receivedAt) => market.take(message, from, receivedAt),
    knownBulletin: () => bulletins.newest(),
    onBulletin: (bulletin) => bulletins.take(bulletin),
    onPastBulletin: (bulletin) => bulletins.file(bulletin),
    store,
    clock,
    log,
  })
  closing.add(() => sources.stop())

  // Board → store
  if (demo.market) {
    const past = await startDemoPast({ store, seed: DEMO_SEED, clock, log })
    closing.add(() => past.stop())
  }
  const recorder = await startRecorder({ market, store, source, clock, log })
  closing.add(() => recorder.stop())
  const clockTrust = await openClockTrust({ store, bulletins, clock })
  const minutesKeptFor = () => office.current().retention.minutes
  closing.add(startMinuteRetention({ store, keptFor: minutesKeptFor, trust: clockTrust, clock, log }))
  const closes = await keepCloses({ store, source, settle: () => recorder.flush(), clock, log })
  closing.add(() => closes.stop())
  const contact = await openContactDesk({ mail: settings.mail, office, store, trust: clockTrust, clock, log })
  closing.add(() => contact.stop())

  // Board → pages, HTTP answers, sockets
  const headers = () => securityHeaders(facts().map.embed, build.mode)
  const pageParts = { market, closes, bulletins, facts, zone: () => clock.zone, demo }
  const pages = await build.openPages({
    state: (withRates, now) => pageState(pageParts, withRates, now),
    headers,
    behindProxy: settings.trustProxy !== false,
    clock,
    log,
  })
  closing.add(() => pages.stop())
  for (const rates of [market, closes, bulletins]) rates.subscribe(() => pages.ratesChanged())
  office.subscribe(() => {
    market.officeChanged()
    pages.officeChanged()
  })
  const proxyTrust = trustIn(settings.trustProxy)
  const unnamedProxy = watchForProxy(settings.trustProxy, log)
  const traffic = createTraffic(clock)
  const app = createApp({ pages, mode: build.mode, trust: proxyTrust, look: unnamedProxy.look, traffic, headers, log })
  const { accept } = contact
  await addCalls(app, { market, bulletins, closes, store, source, official, accept, pages, facts, clock })
  await build.serveFiles(app)
  boundConnections(app.server, settings.sockets, settings.trustProxy !== false)
  const admit = socketAdmission({ facts, trust: proxyTrust, limits: settings.sockets })
  const relay = startRelay({ server: app.server, market, facts, admit, clock })
  closing.add(() => app.close())
  closing.add(() => relay.stop())
  closing.add(() => cutOffLater(app.server))

  const url = await listen(app, settings.site)
  sources.listening()
  const board = { market, bulletins, recorder, clockTrust, sources }
  const site = { relay, traffic, unnamedProxy, build, dataDir: settings.dataDir, office, versions }
  const vitals = vitalsOf({ ...board, ...site, contact, store, pages, clock })
  admin.serving(vitals)
  closing.add(() => admin.stopping())
  const findings = async () => overviewOf(await vitals.read(), clock.now(), clock.zone).findings
  const officeName = () => facts().shortName
  const mail = await openAlertMail(settings.mail, officeName, () => new URL(facts().origin).hostname)
  closing.add(await startAlerts({ findings, mail, store, officeName, clock, log }))
  log.info({ url, adminUrl: admin.url, demo }, 'serving')
  return { url, adminUrl: admin.url, stop: () => closing.run() }
}

if (import.meta.main) await runProcess((settings) => startSite(settings))
