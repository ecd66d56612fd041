import { SECOND } from '#domain/calendar.ts'
import { INSTRUMENT_IDS } from '#domain/instrument.ts'
import type { Bulletins } from '../history/index.ts'
import type { Traffic } from '../http/index.ts'
import { fingerprintOf, type OfficeFile, type OfficeVersions } from '../office/index.ts'
import type { PageBuild } from '../pages/index.ts'
import type { Market } from '../pipeline/index.ts'
import type { Clock } from '../runtime/index.ts'
import type { Store } from '../store/index.ts'
import { readDisk } from './disk.ts'
import type { Reading, Vitals } from './reading.ts'

/** Who asks how the site is, a balancer or a person, waits no longer. */
const PATIENCE = 2 * SECOND

/** What each part of a running site tells of itself. */
export interface RunningParts {
  readonly office: Pick<OfficeFile, 'current' | 'text' | 'judged' | 'mistakes' | 'editedAt'>
  readonly versions: Pick<OfficeVersions, 'current' | 'halts'>
  readonly unnamedProxy: { isThere(): boolean }
  readonly market: Pick<Market, 'view' | 'silentFor' | 'offered' | 'held' | 'refused' | 'refusing' | 'refusals'>
  readonly sources: { health(): Reading['sources'] }
  readonly bulletins: Pick<Bulletins, 'newest' | 'doubts'>
  readonly clockTrust: { doubt(): Reading['clockDoubt'] }
  readonly recorder: { pending(): number }
  readonly role: () => Reading['role']
  readonly relay: { sockets(): number; counts(): Reading['fanOut'] }
  readonly pages: { renders(): Reading['renders'] }
  readonly traffic: Pick<Traffic, 'lastMinute' | 'totals'>
  readonly contact: {
    outcomes(): Reading['contacts']
    health(): Promise<NonNullable<Reading['mail']>>
    retention(): Promise<NonNullable<Reading['retention']>>
  }
  readonly store: Pick<Store, 'writable' | 'countMessages' | 'markers'>
  readonly build: Pick<PageBuild, 'builds'>
  readonly dataDir: string
  readonly clock: Clock
}

/** The parts as one reading of the whole. */
export function vitalsOf(running: RunningParts): Vitals {
  const { office, versions, unnamedProxy, market, sources, bulletins, clockTrust, recorder, relay, pages, traffic } =
    running
  const { contact, store, build, dataDir, role, clock } = running
  const servesSince = clock.elapsed()

  const now = () => ({
    office: office.current(),
    officeMistakes: office.mistakes(),
    officeEditedAt: office.editedAt(),
    officeText: { taken: fingerprintOf(office.text()), judged: office.judged(), version: versions.current() },
    halts: versions.halts(),
    unnamedProxy: unnamedProxy.isThere(),
    market: market.view(),
    silentFor: market.silentFor(),
    offered: new Map(
      INSTRUMENT_IDS.flatMap((code) => {
        const quote = market.offered(code)
        return quote === undefined ? [] : [[code, quote] as const]
      }),
    ),
    held: market.held(),
    refused: market.refused(),
    refusing: market.refusing(),
    refusals: market.refusals(),
    sources: sources.health(),
    bulletin: bulletins.newest(),
    bulletinDoubts: bulletins.doubts(),
    clockDoubt: clockTrust.doubt(),
    unstored: recorder.pending(),
    role: role(),
    sockets: relay.sockets(),
    fanOut: relay.counts(),
    renders: pages.renders(),
    lastMinute: traffic.lastMinute(),
    traffic: traffic.totals(),
    contacts: contact.outcomes(),
    uptime: clock.elapsed() - servesSince,
    memory: process.memoryUsage.rss(),
  })

  /** A part that can't tell, or not yet, keeps nobody from hearing of the others. */
  const inTime = <Told>(telling: Promise<Told>): Promise<Told | null> =>
    new Promise((tell) => {
      const timer = clock.after(PATIENCE, () => tell(null))
      telling.then(tell, () => tell(null)).finally(() => timer.cancel())
    })

  return {
    async read() {
      const [writable, mail, retention, messages, marks, disk, builds] = await Promise.all([
        inTime(store.writable()),
        inTime(contact.health()),
        inTime(contact.retention()),
        inTime(store.countMessages()),
        inTime(store.markers()),
        inTime(readDisk(dataDir)),
        inTime(build.builds()),
      ])
      return { ...now(), writable: writable === true, mail, retention, messages, marks, disk, builds }
    },
  }
}
