import { CURRENCY_CODES } from '#domain/currency.ts'
import type { Traffic } from '../http/door.ts'
import type { Ingest } from '../market/door.ts'
import { fingerprintOf, type OfficeFile, type OfficeVersions } from '../office/door.ts'
import type { PageBuild } from '../pages/door.ts'
import type { Bulletins } from '../record/door.ts'
import type { Clock } from '../run/door.ts'
import type { Store } from '../store/door.ts'
import { readDisk } from './disk.ts'
import type { Reading, Vitals } from './reading.ts'

/** What each part of a running site tells of itself. */
export interface RunningParts {
  readonly office: Pick<OfficeFile, 'current' | 'text' | 'judged' | 'mistakes' | 'editedAt'>
  readonly versions: Pick<OfficeVersions, 'current' | 'halts'>
  readonly unnamedProxy: { isThere(): boolean }
  readonly market: Pick<Ingest, 'view' | 'silentFor' | 'offered' | 'held' | 'refused' | 'refusing' | 'refusals'>
  readonly sources: { health(): Reading['sources'] }
  readonly bulletins: Pick<Bulletins, 'newest' | 'doubts'>
  readonly clockTrust: { doubt(): Reading['clockDoubt'] }
  readonly recorder: { pending(): number }
  readonly relay: { sockets(): number; counts(): Reading['fanOut'] }
  readonly pages: { renders(): Reading['renders'] }
  readonly traffic: Pick<Traffic, 'lastMinute' | 'totals'>
  readonly contact: {
    outcomes(): Reading['contacts']
    health(): Promise<NonNullable<Reading['mail']>>
    retention(): Promise<NonNullable<Reading['retention']>>
  }
  readonly store: Pick<Store, 'writable' | 'countMessages' | 'marks'>
  readonly build: Pick<PageBuild, 'builds'>
  readonly dataDir: string
  readonly clock: Clock
}

/** The parts as one reading of the whole. */
export function vitalsOf(running: RunningParts): Vitals {
  const { office, versions, unnamedProxy, market, sources, bulletins, clockTrust, recorder, relay, pages, traffic } =
    running
  const { contact, store, build, dataDir, clock } = running
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
      CURRENCY_CODES.flatMap((code) => {
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
    sockets: relay.sockets(),
    fanOut: relay.counts(),
    renders: pages.renders(),
    lastMinute: traffic.lastMinute(),
    traffic: traffic.totals(),
    contacts: contact.outcomes(),
    uptime: clock.elapsed() - servesSince,
    memory: process.memoryUsage.rss(),
  })

  return {
    async read() {
      const [writable, mail, retention, messages, marks, disk, builds] = await Promise.all([
        store.writable().catch(() => false),
        orNull(contact.health()),
        orNull(contact.retention()),
        orNull(store.countMessages()),
        orNull(store.marks()),
        orNull(readDisk(dataDir)),
        orNull(build.builds()),
      ])
      return { ...now(), writable, mail, retention, messages, marks, disk, builds }
    },
  }
}

/** A part that can't tell keeps nobody from hearing of the others. */
function orNull<Told>(telling: Promise<Told>): Promise<Told | null> {
  return telling.catch(() => null)
}
