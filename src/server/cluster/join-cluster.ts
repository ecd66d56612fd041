import { hostname } from 'node:os'
import { openClockTrust } from '../history/index.ts'
import { lastBoard, type Pipeline, type PipelineOptions, reachesProvider, startPipeline } from '../pipeline/index.ts'
import { type CheckedClock, createChanges, schemaName, type StorePlace } from '../runtime/index.ts'
import { connectionInto, openLeadersStore } from '../store/index.ts'
import { ownBoard, publishBoards } from './board-publisher.ts'
import { createDatabaseTime } from './database-time.ts'
import { Election, type ClusterRole } from './election.ts'
import { createLeadership } from './leadership.ts'
import { openListener } from './listener-connection.ts'
import { createNewestBoard } from './newest-board.ts'
import { channelOf, postgresLease, readRevision } from './postgres-lease.ts'
import { answerSilence, type LeadersReach, type ReachNews, readReachNews, watchSilence } from './provider-reach.ts'
import { openReplicatedBulletins } from './replicated-bulletins.ts'
import { createReplicatedMarket } from './replicated-market.ts'

interface ClusterOptions extends PipelineOptions {
  readonly place: Extract<StorePlace, { kind: 'database' }>
  /** The clock that is compared with the database's clock. */
  readonly clock: CheckedClock
}

/** Joins a replica to the cluster: it shows the leader's rates, and leads if it is elected. */
export type Replica = Awaited<ReturnType<typeof joinCluster>>

export async function joinCluster(options: ClusterOptions) {
  const { clock, log } = options
  await using opening = new AsyncDisposableStack()
  const ownEpoch = (): number | null => {
    const role = election.role()
    return role.kind === 'leading' ? role.epoch : null
  }
  const shared = await openShared(options, ownEpoch, () => election.mayKeepPublishing(), opening)
  let listening = false
  const leadership = createLeadership({
    async start(epoch) {
      const leading = await lead(epoch, options, shared, election)
      if (listening) leading.sources.listening()
      return leading
    },
    onStuck: (epoch) => election.resign(epoch),
    clock,
    log,
  })
  const onRole = (role: ClusterRole): void => {
    // Ends the term at once; later messages of its sources are ignored.
    if (role.kind === 'following') shared.market.follow()
    leadership.enter(role)
  }
  const onAsked = (): void => shared.market.refresh()
  const election = opening.use(new Election({ lease: shared.lease, onRole, onAsked, clock, log }))
  // The term ends before the lease is given back, so that nothing of it runs when another term begins.
  opening.use(leadership)
  const answering = opening.use(answerSilence({ ...reachOf(options, shared.lease), election, clock, log }))
  const news = listen(shared, election, ownEpoch, ({ kind, epoch }) => {
    if (kind === 'silent' && ownEpoch() === null) answering.silent(epoch)
    if (kind === 'reached' && ownEpoch() === epoch) leadership.current()?.reach.reached()
  })
  const { market, bulletins, clockTrust, lease } = shared
  const opened = opening.move()
  return {
    market,
    bulletins,
    clockTrust,
    /** Notifications of changes by other replicas: settings, halts, closes. Some may be false alarms. */
    ...news,
    role: () => election.role(),
    recorder: {
      pending: () => leadership.current()?.recorder.pending() ?? 0,
      flush: () => leadership.current()?.recorder.flush() ?? Promise.resolve(),
    },
    sources: {
      health: () => leadership.current()?.sources.health() ?? [],
      listening(): void {
        listening = true
        leadership.current()?.sources.listening()
      },
    },
    /** Notifies the other replicas of changed closes. */
    publishCloses(): void {
      if (leadership.current() !== undefined)
        lease
          .notify('closes')
          .catch((error: unknown) => log.warn({ err: error }, 'replicas not notified of new closing rates'))
    },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}

type Shared = Awaited<ReturnType<typeof openShared>>

/** The state that every replica reads from the database. */
async function openShared(
  options: ClusterOptions,
  ownEpoch: () => number | null,
  mayKeepPublishing: () => boolean,
  opening: AsyncDisposableStack,
) {
  const { place, store, source, pricing, clock, log } = options
  const channel = channelOf(schemaName(place.holds))
  const listener = opening.use(await openListener({ connection: await connectionInto(place), channel, clock, log }))
  const time = createDatabaseTime(clock, clock.compare)
  const recorded = await lastBoard(store, source)
  const newest = createNewestBoard({ read: () => lease.read(), recorded, ownEpoch, time, clock, log })
  const holder = `${hostname()} ${process.pid}`
  const lease = postgresLease({ listener, channel, holder, time, onRevision: newest.onRevision, clock })
  const market = createReplicatedMarket({ pricing, newest, mayKeepPublishing })
  const bulletins = opening.use(await openReplicatedBulletins({ store, clock, log }))
  const clockTrust = await openClockTrust({ store, bulletins, clock })
  return { listener, time, newest, lease, market, bulletins, clockTrust, log }
}

/** The work that a leader does for all replicas. */
async function lead(
  epoch: number,
  options: ClusterOptions,
  { newest, lease, market, bulletins, time }: Shared,
  election: Election,
): Promise<Pipeline & { readonly reach: LeadersReach }> {
  const { place, clock, log } = options
  await using opening = new AsyncDisposableStack()
  const store = opening.use(await openLeadersStore(place, epoch))
  await newest.sync()
  const before = newest.current()
  // The last shown board is newer than the record of the last leader.
  const takenOver = { shown: market.view().board, published: before.sourceQuotes }
  const pipeline = opening.use(await startPipeline({ ...options, store }, takenOver))
  opening.defer(bulletins.lead(pipeline.bulletins))
  // A sequence number above those of all published boards.
  const revision = { epoch, sequence: Number.MAX_SAFE_INTEGER }
  const board = () => ({ ...ownBoard(pipeline.market, before, time, clock), ...revision })
  opening.defer(() => market.follow())
  market.lead(pipeline.market, board)
  const { publish } = lease
  const onRefused = (): void => election.askNow()
  opening.use(publishBoards({ market: pipeline.market, board, epoch, publish, onRefused, clock, log }))
  const silentFor = (): number => pipeline.market.silentFor()
  const reach = opening.use(watchSilence({ ...reachOf(options, lease), epoch, silentFor, election, clock, log }))
  const opened = opening.move()
  return { ...pipeline, reach, [Symbol.asyncDispose]: () => opened.disposeAsync() }
}

/** Finds out whether this replica reaches the provider, and notifies the others. */
function reachOf(options: ClusterOptions, { notify }: Shared['lease']) {
  return {
    tryReach: (signal: AbortSignal) => reachesProvider(options, signal),
    notify: ({ kind, epoch }: ReachNews) => notify(`${kind} ${epoch}`),
  }
}

/** Passes on the notifications of the database. After a reconnection, everything is read again. */
function listen(
  { listener, newest, bulletins, log }: Shared,
  election: Election,
  ownEpoch: () => number | null,
  onReach: (news: ReachNews) => void,
) {
  const [settingsNews, closesNews] = [createChanges(), createChanges()]
  listener.notifications.subscribe((payload) => {
    if (payload === 'lease') election.askNow()
    else if (payload === 'bulletins') bulletins.read()
    else if (payload === 'settings') settingsNews.publish()
    else if (payload === 'closes') {
      if (ownEpoch() === null) closesNews.publish()
    } else {
      const [revision, reach] = [readRevision(payload), readReachNews(payload)]
      if (revision !== undefined) newest.onRevision(revision)
      else if (reach !== undefined) onReach(reach)
      else log.warn('unreadable notification received')
    }
  })
  listener.joined.subscribe(() => {
    election.askNow()
    newest.read()
    bulletins.read()
    closesNews.publish()
    settingsNews.publish()
  })
  newest.read()
  return { settingsNews, closesNews }
}
