import type { PointSource } from '#contract/chart-data.ts'
import { openAdmin } from './admin.ts'
import { builtWeb } from './built-web.ts'
import { openBulletins } from './bulletins.ts'
import { systemClock } from './clock.ts'
import { keepCloses } from './closes.ts'
import { type Closing, createClosing } from './closing.ts'
import { openContactDesk } from './contact-desk.ts'
import { startDemoPast } from './demo-past.ts'
import { createApp, cutOffLater } from './http/app.ts'
import { addCalls } from './http/calls.ts'
import { securityHeaders } from './http/security-headers.ts'
import { createIngest } from './ingest.ts'
import { lastBoard } from './last-board.ts'
import { startLive } from './live.ts'
import { createLog } from './log.ts'
import { startMinuteRetention } from './minute-retention.ts'
import { openOffice } from './office.ts'
import { pageState } from './page-states.ts'
import { runProcess } from './process.ts'
import { startRecorder } from './recorder.ts'
import type { Settings } from './settings.ts'
import { DEMO_SEED, startSources } from './sources.ts'
import { openStore } from './store/open-store.ts'
import type { Web } from './web.ts'
import { keepZone } from './zone.ts'

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
export async function startSite(settings: Settings, openWeb: () => Promise<Web> = builtWeb): Promise<Site> {
  const closing = createClosing()
  try {
    return await open(settings, openWeb, closing)
  } catch (error) {
    await closing.run()
    throw error
  }
}

async function open(settings: Settings, openWeb: () => Promise<Web>, closing: Closing): Promise<Site> {
  const [clock, log] = [systemClock, createLog()]
  const source: PointSource = settings.market.kind === 'demo' ? 'demo' : 'office'
  const official: PointSource = settings.centralBank.kind === 'demo' ? 'demo' : 'tcmb'
  const demo = { market: settings.market.kind === 'demo', bank: settings.centralBank.kind === 'demo' }

  const [admin, office, store, web] = await Promise.all([
    closing.open(openAdmin({ listen: settings.admin, clock, log }), (opened) => opened.close()),
    closing.open(openOffice(settings.officeFile, { log, clock }), (opened) => opened.stop()),
    closing.open(openStore(settings.storeFile), (opened) => opened.close()),
    openWeb(),
  ])
  const facts = () => office.current().facts

  // Sources → rules and margins → board
  const [board, bulletins] = await Promise.all([lastBoard(store, source), openBulletins(store, log)])
  const market = createIngest({ pricing: () => office.current().pricing, lastBoard: board, clock, log })
  const sources = await startSources(settings, { market, bulletins, store, clock, log })
  closing.add(() => sources.stop())

  // Board → store
  if (demo.market) {
    const past = await startDemoPast({ store, seed: DEMO_SEED, clock, log })
    closing.add(() => past.stop())
  }
  const recorder = await startRecorder({ market, store, source, clock, log })
  closing.add(() => recorder.stop())
  closing.add(startMinuteRetention({ store, keptFor: () => office.current().retention.minutes, clock, log }))
  const closes = await keepCloses({ store, source, settle: () => recorder.flush(), clock, log })
  closing.add(() => closes.stop())
  const contact = await openContactDesk({ mail: settings.mail, office, store, clock, log })
  closing.add(() => contact.stop())

  // Board → pages, HTTP answers, sockets
  const headers = () => securityHeaders(facts().map.embed, web.mode)
  const pageParts = { market, closes, bulletins, facts, zone: keepZone(clock), demo }
  const pages = await web.openPages({
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
  const app = createApp({ pages, trustProxy: settings.trustProxy, headers, log })
  await addCalls(app, { market, bulletins, closes, store, source, official, accept: contact.accept, facts, clock })
  await web.serveFiles(app)
  const live = startLive({ server: app.server, market, facts, clock })
  closing.add(() => app.close())
  closing.add(() => live.stop())
  closing.add(() => cutOffLater(app.server))

  const url = await app.listen(settings.site)
  admin.serving({
    parts: () => ({
      officeMistakes: office.mistakes(),
      market: market.view(),
      sources: sources.health(),
      refusals: market.refusals(),
      bulletinFetchedAt: bulletins.newest()?.fetchedAt ?? null,
      unstored: recorder.pending(),
      sockets: live.sockets(),
      fanOut: live.counts(),
      renders: pages.renders(),
    }),
    mail: () => contact.health(),
    writable: () => store.writable(),
  })
  closing.add(() => admin.stopping())
  log.info({ url, adminUrl: admin.url, demo }, 'serving')
  return { url, adminUrl: admin.url, stop: () => closing.run() }
}

if (import.meta.main) await runProcess((settings) => startSite(settings))
