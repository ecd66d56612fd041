import { statfs } from 'node:fs/promises'
import { SECOND } from '#domain/calendar.ts'
import type { ClusterRole } from '../cluster/index.ts'
import type { Bulletins } from '../history/index.ts'
import type { Traffic } from '../http/index.ts'
import type { FanOutCounts } from '../live/index.ts'
import type { MailHealth, RetentionHealth, SubmissionOutcome } from '../messages/index.ts'
import type { PageBuild } from '../pages/index.ts'
import { type Market, offeredBoard } from '../pipeline/index.ts'
import { type CheckedClock, withTimeout, type Settings } from '../runtime/index.ts'
import type { ReplicaReports, SettingsInForce } from '../settings/index.ts'
import type { NightlyBackup, Store } from '../store/index.ts'
import type { Sources } from '../upstream/index.ts'

/** A balancer or a person waits no longer for any part. */
const ANSWER_TIMEOUT_MS = 2 * SECOND

/** The parts of a running site that are asked. */
export interface RunningParts {
  readonly office: Pick<SettingsInForce, 'current' | 'version' | 'halts'>
  readonly unnamedProxy: { isThere(): boolean }
  readonly market: Pick<Market, 'view' | 'silentFor' | 'sourceQuote' | 'held' | 'refused' | 'refusing' | 'refusals'>
  readonly sources: Pick<Sources, 'health'>
  readonly bulletins: Pick<Bulletins, 'newest' | 'doubts'>
  readonly clockTrust: { doubt(): number | null }
  readonly recorder: { pending(): number }
  readonly role: () => ClusterRole | null
  readonly replicas: Pick<ReplicaReports, 'name' | 'known'> | null
  readonly relay: { sockets(): number; counts(): Readonly<FanOutCounts> }
  readonly pages: { renders(): ReadonlyMap<string, number> }
  readonly traffic: Pick<Traffic, 'lastMinute'>
  readonly contact: {
    outcomes(): ReadonlyMap<SubmissionOutcome, number>
    health(): Promise<MailHealth>
    retention(): Promise<RetentionHealth>
  }
  readonly store: Pick<Store, 'writable' | 'countMessages' | 'markers' | 'passkeys'>
  /** null: the store is a PostgreSQL, which others back up. */
  readonly backup: Pick<NightlyBackup, 'failure'> | null
  /** The prices are the demo market's. */
  readonly inventsPrices: boolean
  /** PANEL_ORIGIN is set: people can sign in. */
  readonly panelOpens: boolean
  readonly alerting: Settings['alerting']
  readonly build: Pick<PageBuild, 'builds'>
  readonly dataDir: string
  readonly clock: CheckedClock
}

/** All that a running site knows of itself at one moment. */
export type Snapshot = Readonly<Awaited<ReturnType<typeof takeSnapshot>>>

/** Never rejects: a part that does not answer in time is null. */
export async function takeSnapshot(deps: RunningParts, isWritable: () => Promise<boolean>, servesSince: number) {
  const { contact, store, build, dataDir, backup, alerting, inventsPrices, panelOpens, clock } = deps
  const inTimeOrNull = <Answer>(asked: Promise<Answer>): Promise<Answer | null> =>
    withTimeout(asked, ANSWER_TIMEOUT_MS, clock).catch(() => null)
  const [writable, mail, retention, messages, markers, passkeys, disk, builds] = await Promise.all([
    inTimeOrNull(isWritable()),
    inTimeOrNull(contact.health()),
    inTimeOrNull(contact.retention()),
    inTimeOrNull(store.countMessages()),
    inTimeOrNull(store.markers()),
    inTimeOrNull(store.passkeys()),
    inTimeOrNull(readDisk(dataDir)),
    inTimeOrNull(build.builds()),
  ])
  return {
    ...ofOffice(deps),
    ...ofPrices(deps),
    ...ofVisits(deps),
    /** ms since the site serves. */
    uptime: clock.elapsed() - servesSince,
    memory: process.memoryUsage.rss(),
    writable: writable === true,
    mail,
    retention,
    messages,
    markers,
    /** Since when nightly backups fail, and why. */
    backupFailure: backup?.failure() ?? null,
    /** How many people have a device for the panel; null: the store did not answer. */
    enrolled: passkeys && new Set(passkeys.map(({ person }) => person)).size,
    alerting,
    inventsPrices,
    panelOpens,
    disk,
    builds,
  }
}

function ofOffice({ office, replicas }: Pick<RunningParts, 'office' | 'replicas'>) {
  return {
    office: office.current(),
    /** The version of the settings in force. */
    version: office.version().number,
    /** Who halted what, since when. */
    halts: office.halts(),
    /** All by their last word, this one by `name` among them; null: there are none. */
    replicas: replicas === null ? null : { name: replicas.name, known: replicas.known() },
  }
}

function ofPrices({ market, sources, bulletins, clockTrust, clock, recorder, role }: RunningParts) {
  return {
    market: market.view(),
    /** ms; Infinity: the source has sent no price yet. */
    silentFor: market.silentFor(),
    /** What the source quotes, before margins. */
    sourceQuotes: offeredBoard(market),
    held: market.held(),
    /** What rules kept from the board last, newest first; `refusing`: pairs of which nothing passes now. */
    refused: market.refused(),
    refusing: market.refusing(),
    refusals: market.refusals(),
    sources: sources.health(),
    bulletin: bulletins.newest(),
    bulletinDoubts: bulletins.doubts(),
    /** By how many ms the clock is past all that is known, if that is too much for anything to be erased by it. */
    clockDoubt: clockTrust.doubt(),
    /** By how many ms the machine's clock is ahead of the database's (below 0: behind), if by too much; else null. */
    clockFault: clock.fault(),
    unstored: recorder.pending(),
    /** Among the replicas; null: there are none. */
    role: role(),
  }
}

function ofVisits({ unnamedProxy, relay, pages, traffic, contact }: RunningParts) {
  return {
    /** A proxy stands in front that TRUST_PROXY does not name. */
    unnamedProxy: unnamedProxy.isThere(),
    sockets: relay.sockets(),
    fanOut: relay.counts(),
    renders: pages.renders(),
    lastMinute: traffic.lastMinute(),
    /** What came of contact messages since the start. */
    contacts: contact.outcomes(),
  }
}

/** Of the file system that the data lie on, bytes. `free`: what this process may still write. */
async function readDisk(folder: string): Promise<{ readonly free: number; readonly size: number }> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, size: blocks * bsize }
}

/** The free share of a disk, from 0 to 1. */
export function freeShare({ free, size }: NonNullable<Snapshot['disk']>): number {
  return size === 0 ? 0 : free / size
}
