import { hostname } from 'node:os'
import { openClockTrust } from '../history/index.ts'
import { lastBoard, type Pipeline, type PipelineOptions, startPipeline } from '../pipeline/index.ts'
import { createChanges, schemaName, type StorePlace } from '../runtime/index.ts'
import { connectionInto, openLeadersStore } from '../store/index.ts'
import { ownBoard, publishBoards } from './board-publisher.ts'
import { createDatabaseTime } from './database-time.ts'
import { Election } from './election.ts'
import { createLeadership } from './leadership.ts'
import { openListener } from './listener-connection.ts'
import { createNewestBoard } from './newest-board.ts'
import { channelOf, postgresLease, readRevision } from './postgres-lease.ts'
import { openReplicatedBulletins } from './replicated-bulletins.ts'
import { createReplicatedMarket } from './replicated-market.ts'

type ClusterOptions = PipelineOptions & { readonly place: Extract<StorePlace, { kind: 'database' }> }

/** One of several processes over a database: it has the leader's rates, and leads when it is elected. */
export type Replica = Awaited<ReturnType<typeof joinCluster>>

export async function joinCluster(options: ClusterOptions) {
  const { clock, log } = options
  await using opening = new AsyncDisposableStack()
  const ownEpoch = (): number | null => {
    const role = election.role()
    return role.kind === 'leading' ? role.epoch : null
  }
  const shared = await openShared(options, ownEpoch, opening)
  let listening = false
  const leadership = createLeadership({
    async start(epoch) {
      const leading = await lead(epoch, options, shared, () => election.look())
      if (listening) leading.sources.listening()
      return leading
    },
    onStuck: (epoch) => election.giveUp(epoch),
    clock,
    log,
  })
  const election = opening.use(new Election({ lease: shared.lease, onRole: leadership.enter, clock, log }))
  // Ends before the lease is given back: nothing of it is left when another begins.
  opening.use(leadership)
  const news = listen(shared, election, ownEpoch)
  const { market, bulletins, clockTrust, lease } = shared
  const opened = opening.move()
  return {
    market,
    bulletins,
    clockTrust,
    /** Another replica published another text of the office, or other closes; or it may have. */
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
    /** The closes that this one has found are others than before. */
    publishCloses(): void {
      if (leadership.current() !== undefined)
        lease.publishCloses().catch((error: unknown) => log.warn({ err: error }, 'closes were not told'))
    },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}

type Shared = Awaited<ReturnType<typeof openShared>>

/** What a replica has of the others, whoever leads. */
async function openShared(options: ClusterOptions, ownEpoch: () => number | null, opening: AsyncDisposableStack) {
  const { place, store, source, pricing, clock, log } = options
  const channel = channelOf(schemaName(place.holds))
  const listener = opening.use(await openListener({ connection: await connectionInto(place), channel, clock, log }))
  const time = createDatabaseTime(clock)
  const recorded = await lastBoard(store, source)
  const newest = createNewestBoard({ read: () => lease.read(), recorded, ownEpoch, time, clock, log })
  const holder = `${hostname()} ${process.pid}`
  const lease = postgresLease({ listener, channel, holder, time, onRevision: newest.newestIs, clock })
  const market = createReplicatedMarket({ pricing, newest })
  const bulletins = opening.use(await openReplicatedBulletins({ store, clock, log }))
  const clockTrust = await openClockTrust({ store, bulletins, clock })
  return { listener, time, newest, lease, market, bulletins, clockTrust, log }
}

/** What this replica does for all while its epoch leads. */
async function lead(
  epoch: number,
  options: ClusterOptions,
  { newest, lease, market, bulletins, time }: Shared,
  onRefused: () => void,
): Promise<Pipeline> {
  const { place, clock, log } = options
  await using opening = new AsyncDisposableStack()
  const store = opening.use(await openLeadersStore(place, epoch))
  await newest.caughtUp()
  const before = newest.current()
  // What was shown last is newer than what the leader before had recorded.
  const pipeline = opening.use(await startPipeline({ ...options, store }, market.view().board))
  opening.defer(bulletins.lead(pipeline.bulletins))
  // Later than any that it publishes.
  const revision = { epoch, sequence: Number.MAX_SAFE_INTEGER }
  const board = () => ({ ...ownBoard(pipeline.market, before, time, clock), ...revision })
  opening.defer(market.lead(pipeline.market, board))
  opening.use(publishBoards({ market: pipeline.market, board, epoch, publish: lease.publish, onRefused, clock, log }))
  const opened = opening.move()
  return { ...pipeline, [Symbol.asyncDispose]: () => opened.disposeAsync() }
}

/** Hands on what the database notifies; where notifications may have been missed, everything is read again. */
function listen({ listener, newest, bulletins, log }: Shared, election: Election, ownEpoch: () => number | null) {
  const [officeNews, closesNews] = [createChanges(), createChanges()]
  listener.notifications.subscribe((payload) => {
    if (payload === 'lease') election.look()
    else if (payload === 'bulletins') bulletins.read()
    else if (payload === 'office') officeNews.publish()
    else if (payload === 'closes') {
      // A leader knows its own.
      if (ownEpoch() === null) closesNews.publish()
    } else {
      const revision = readRevision(payload)
      if (revision === undefined) log.warn('a message that is no board')
      else newest.newestIs(revision)
    }
  })
  listener.joined.subscribe(() => {
    election.look()
    newest.read()
    bulletins.read()
    closesNews.publish()
    officeNews.publish()
  })
  newest.read()
  return { officeNews, closesNews }
}
