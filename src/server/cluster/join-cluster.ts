import { hostname } from 'node:os'
import { type ClockTrust, openClockTrust, type Recorder } from '../history/index.ts'
import { lastBoard, type MarketReader, type Pipeline, type PipelineOptions, startPipeline } from '../pipeline/index.ts'
import { type Changes, createChanges, type Log, schemaName, type StorePlace } from '../runtime/index.ts'
import { connectionInto, openLeadersStore } from '../store/index.ts'
import type { Sources } from '../upstream/index.ts'
import { ownBoard, publishBoards } from './board-publisher.ts'
import { createDatabaseTime, type DatabaseTime } from './database-time.ts'
import { Election, type Role } from './election.ts'
import { createLeadership } from './leadership.ts'
import { type ListenerConnection, openListener } from './listener-connection.ts'
import { createNewestBoard, type NewestBoard } from './newest-board.ts'
import { channelsOf, type PostgresLease, postgresLease, readRevision } from './postgres-lease.ts'
import { openReplicatedBulletins, type ReplicatedBulletins } from './replicated-bulletins.ts'
import { createReplicatedMarket, type ReplicatedMarket } from './replicated-market.ts'

export interface ClusterOptions extends PipelineOptions {
  readonly place: Extract<StorePlace, { kind: 'database' }>
}

/** One of several processes over a database: it has the leader's rates, and leads when it is elected. */
export interface Replica extends AsyncDisposable {
  readonly market: MarketReader
  readonly bulletins: ReplicatedBulletins
  readonly clockTrust: ClockTrust
  readonly recorder: Pick<Recorder, 'flush' | 'pending'>
  readonly sources: Pick<Sources, 'health' | 'listening'>
  readonly role: () => Role
  /** Another replica published another text of the office, or other closes; or it may have. */
  readonly officeNews: Changes
  readonly closesNews: Changes
  /** The closes that this one has found are others than before. */
  readonly publishCloses: () => void
}

export async function joinCluster(options: ClusterOptions): Promise<Replica> {
  const { place, store, source, pricing, clock, log } = options
  await using opening = new AsyncDisposableStack()
  const channels = channelsOf(schemaName(place.holds))
  const listens = { connection: await connectionInto(place), channels: Object.values(channels), clock, log }
  const connection = opening.use(await openListener(listens))
  const time = createDatabaseTime(clock)
  const newest = createNewestBoard({
    read: () => lease.read(),
    recorded: await lastBoard(store, source),
    ownEpoch: () => epochOf(election.role()),
    time,
    clock,
    log,
  })
  const holder = `${hostname()} ${process.pid}`
  const lease = postgresLease({ connection, channels, holder, time, onRevision: newest.newestIs, clock })
  const market = createReplicatedMarket({ pricing, newest })
  const bulletins = opening.use(await openReplicatedBulletins({ store, clock, log }))
  const clockTrust = await openClockTrust({ store, bulletins, clock })

  let listening = false
  const parts = { newest, lease, market, bulletins, time, onRefused: () => election.look() }
  const leadership = createLeadership({
    async start(epoch) {
      const leading = await lead(epoch, options, parts)
      if (listening) leading.sources.listening()
      return leading
    },
    onStuck: (epoch) => election.giveUp(epoch),
    clock,
    log,
  })
  const election = opening.use(new Election({ lease, onRole: leadership.enter, clock, log }))
  // Ends before the lease is given back: nothing of it is left when another begins.
  opening.use(leadership)
  const news = subscribe(connection, channels.board, { newest, bulletins, election, log })
  const opened = opening.move()
  return {
    market,
    bulletins,
    clockTrust,
    recorder: {
      pending: () => leadership.current()?.recorder.pending() ?? 0,
      flush: () => leadership.current()?.recorder.flush() ?? Promise.resolve(),
    },
    sources: {
      health: () => leadership.current()?.sources.health() ?? [],
      listening() {
        listening = true
        leadership.current()?.sources.listening()
      },
    },
    role: () => election.role(),
    officeNews: news.office,
    closesNews: news.closes,
    publishCloses() {
      if (leadership.current() !== undefined)
        lease.publishCloses().catch((error: unknown) => log.warn({ err: error }, 'closes were not told'))
    },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}

interface LeadingParts {
  readonly newest: NewestBoard
  readonly lease: PostgresLease
  readonly market: ReplicatedMarket
  readonly bulletins: ReplicatedBulletins
  readonly time: DatabaseTime
  readonly onRefused: () => void
}

/** What this replica does for all while its epoch leads. */
async function lead(epoch: number, options: ClusterOptions, parts: LeadingParts): Promise<Pipeline> {
  const { place, clock, log } = options
  const { newest, lease, market, bulletins, time, onRefused } = parts
  await using opening = new AsyncDisposableStack()
  const store = opening.adopt(await openLeadersStore(place, epoch), (own) => own.close())
  await newest.caughtUp()
  const before = newest.current()
  // What was shown last is newer than what the leader before had recorded.
  const pipeline = opening.use(await startPipeline({ ...options, store }, market.view().board))
  opening.defer(bulletins.lead(pipeline.bulletins))
  // Later than any that it publishes.
  const revision = { epoch, sequence: Number.MAX_SAFE_INTEGER }
  const board = () => ({ ...ownBoard(pipeline.market, before, time, clock), ...revision })
  opening.defer(market.lead(pipeline.market, board))
  const { publish } = lease
  opening.use(publishBoards({ market: pipeline.market, board, epoch, publish, onRefused, clock, log }))
  const opened = opening.move()
  return { ...pipeline, [Symbol.asyncDispose]: () => opened.disposeAsync() }
}

interface Notified {
  readonly newest: NewestBoard
  readonly bulletins: ReplicatedBulletins
  readonly election: Election
  readonly log: Log
}

/** Hands on what the database notifies; where notifications may have been missed, everything is read again. */
function subscribe(
  connection: ListenerConnection,
  boardChannel: string,
  { newest, bulletins, election, log }: Notified,
) {
  const [office, closes] = [createChanges(), createChanges()]
  const onRevision = (payload: string): void => {
    const revision = readRevision(payload)
    if (revision === undefined) log.warn('a message that is no board')
    else newest.newestIs(revision)
  }
  connection.notifications.subscribe(({ channel, payload }) => {
    if (channel === boardChannel) onRevision(payload)
    else if (payload === 'lease') election.look()
    else if (payload === 'bulletins') bulletins.read()
    else if (payload === 'office') office.publish()
    // A leader's own are its own news.
    else if (payload === 'closes' && epochOf(election.role()) === null) closes.publish()
  })
  connection.joined.subscribe(() => {
    election.look()
    newest.read()
    bulletins.read()
    closes.publish()
    office.publish()
  })
  newest.read()
  return { office, closes }
}

function epochOf(role: Role): number | null {
  return role.kind === 'leading' ? role.epoch : null
}
