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
import type { NightlyBackup, Store, StoreRevision } from '../store/index.ts'
import type { Sources } from '../upstream/index.ts'

/** The longest wait for one part, so that load balancers and people get an answer. */
const ANSWER_TIMEOUT_MS = 2 * SECOND

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
  readonly revision: Pick<StoreRevision, 'current'>
  /** Null means that the store is PostgreSQL, which is backed up elsewhere. */
  readonly backup: Pick<NightlyBackup, 'failure'> | null
  readonly inventsPrices: boolean
  /** True if PANEL_ORIGIN is set, so that people can sign in. */
  readonly panelOpens: boolean
  readonly alerting: Settings['alerting']
  readonly build: Pick<PageBuild, 'builds'>
  readonly dataDir: string
  readonly clock: CheckedClock
}

export type Snapshot = Readonly<ReturnType<typeof takeSnapshot>>

type StoredParts = Awaited<ReturnType<typeof readStoredParts>>

/** Reads the store and the disk. Never rejects: the result of a part that does not answer in time is null. */
export async function readStoredParts(deps: RunningParts, isWritable: () => Promise<boolean>) {
  const { contact, store, build, dataDir, clock } = deps
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
    writable: writable === true,
    mail,
    retention,
    messages,
    markers,
    /** The number of people with a registered device. Null means that the store did not answer. */
    enrolled: passkeys && new Set(passkeys.map(({ person }) => person)).size,
    disk,
    builds,
  }
}

export function takeSnapshot(deps: RunningParts, stored: StoredParts, servesSince: number) {
  const { backup, alerting, inventsPrices, panelOpens, clock } = deps
  return {
    ...stored,
    ...ofOffice(deps),
    ...ofPrices(deps),
    ...ofVisits(deps),
    /** The ms since the site serves. */
    uptime: clock.elapsed() - servesSince,
    memory: process.memoryUsage.rss(),
    /** The reason and the beginning of failing nightly backups. */
    backupFailure: backup?.failure() ?? null,
    backsUpItself: backup !== null,
    alerting,
    inventsPrices,
    panelOpens,
  }
}

function ofOffice({ office, replicas }: Pick<RunningParts, 'office' | 'replicas'>) {
  return {
    office: office.current(),
    version: office.version().number,
    /** The current halts with their authors and beginnings. */
    halts: office.halts(),
    /** The last reports of all replicas, including this one (`name`). Null means that there are no replicas. */
    replicas: replicas === null ? null : { name: replicas.name, known: replicas.known() },
  }
}

function ofPrices({ market, sources, bulletins, clockTrust, clock, recorder, role }: RunningParts) {
  return {
    market: market.view(),
    /** The silence of all sources in ms. Infinity means that no source has sent a price yet. */
    silentFor: market.silentFor(),
    /** The source's prices before margins. */
    sourceQuotes: offeredBoard(market),
    held: market.held(),
    /** The last rejected prices, newest first. `refusing`: the codes whose prices are currently rejected. */
    refused: market.refused(),
    refusing: market.refusing(),
    refusals: market.refusals(),
    sources: sources.health(),
    bulletin: bulletins.newest(),
    bulletinDoubts: bulletins.doubts(),
    /** The ms by which the clock is past all known times. Null if the difference is too small to stop deletions. */
    clockDoubt: clockTrust.doubt(),
    /** The ms by which the machine's clock is ahead of the database's (negative: behind). Null if within tolerance. */
    clockFault: clock.fault(),
    unstored: recorder.pending(),
    /** The role among the replicas. Null means that there are no replicas. */
    role: role(),
  }
}

function ofVisits({ unnamedProxy, relay, pages, traffic, contact }: RunningParts) {
  return {
    /** True if requests come through a proxy that TRUST_PROXY does not name. */
    unnamedProxy: unnamedProxy.isThere(),
    sockets: relay.sockets(),
    fanOut: relay.counts(),
    renders: pages.renders(),
    lastMinute: traffic.lastMinute(),
    contacts: contact.outcomes(),
  }
}

/** Reads the file system of the data folder, in bytes. `free` is the part that this process may still write. */
async function readDisk(folder: string): Promise<{ readonly free: number; readonly size: number }> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, size: blocks * bsize }
}

/** Returns the free share of the disk, from 0 to 1. */
export function freeShare({ free, size }: NonNullable<Snapshot['disk']>): number {
  return size === 0 ? 0 : free / size
}
