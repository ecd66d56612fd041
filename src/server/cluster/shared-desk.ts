import { hostname } from 'node:os'
import { openCloses, openClockTrust } from '../history/index.ts'
import { createMarket, lastPrices } from '../pipeline/index.ts'
import { type Closing, createChanges, createClosing, schemaName, type StorePlace } from '../runtime/index.ts'
import { connectionInto, openLeadersStore } from '../store/index.ts'
import { tellBoard } from './board-telling.ts'
import { openLine } from './database-line.ts'
import { createDatabaseTime } from './database-time.ts'
import type { Desk, DeskOptions, RunningDesk } from './desk.ts'
import { startElection } from './election.ts'
import { followBoard } from './followed-board.ts'
import { type Leading, startLeading } from './leading.ts'
import { channelsOf, postgresLease } from './postgres-lease.ts'
import { type SharedBulletins, shareBulletins } from './shared-bulletins.ts'
import { shareMarket } from './shared-market.ts'
import { createTerms } from './terms.ts'

export interface SharedDeskOptions extends DeskOptions {
  readonly place: Extract<StorePlace, { kind: 'database' }>
}

/** One of several processes over a database: it serves the leader's rates, and leads when it is elected. */
export async function openShared(options: SharedDeskOptions): Promise<Desk> {
  const closing = createClosing()
  try {
    return await open(options, closing)
  } catch (error) {
    await closing.run()
    throw error
  }
}

async function open(options: SharedDeskOptions, closing: Closing): Promise<Desk> {
  const { place, store, source, pricing, clock, log } = options
  const channels = channelsOf(schemaName(place.holds))
  const connection = await connectionInto(place)
  const line = await openLine({ connection, channels: Object.values(channels), clock, log })
  closing.add(() => line.stop())
  const time = createDatabaseTime(clock)
  const followed = followBoard({ read: () => lease.read(), time, clock, log })
  const holder = `${hostname()} ${process.pid}`
  const lease = postgresLease({ line, channels, holder, time, onMark: followed.newestIs, clock })
  const recorded = await lastPrices(store, source, clock)
  const market = shareMarket({ pricing, recorded: recorded.board, followed })
  const closesNews = createChanges()
  const officeNews = createChanges()

  /** What this process does for all while its epoch leads. */
  const lead = async (epoch: number, bulletins: SharedBulletins, refused: () => void): Promise<Term> => {
    const term = createClosing()
    try {
      const own = await openLeadersStore(place, epoch)
      term.add(() => own.close())
      const past = await lastPrices(own, source, clock)
      await followed.caughtUp()
      // What the leader before said last is newer than what it had recorded.
      const board = new Map([...past.board, ...market.view().board])
      const ingest = createMarket({ pricing, last: { ...past, board }, clock, log })
      const leading = await startLeading({ ...options, market: ingest, store: own })
      term.add(() => leading.stop())
      term.add(bulletins.lead(leading.bulletins))
      term.add(market.lead(ingest))
      term.add(tellBoard({ market, epoch, tell: lease.tell, onRefused: refused, time, clock, log }))
      return { leading, stop: () => term.run() }
    } catch (error) {
      await term.run()
      throw error
    }
  }

  const start = async (): Promise<RunningDesk> => {
    const bulletins = await shareBulletins({ store, clock, log })
    closing.add(() => bulletins.stop())
    const clockTrust = await openClockTrust({ store, bulletins, clock })
    let listening = false
    const terms = createTerms({
      async start(epoch) {
        const term = await lead(epoch, bulletins, () => election.look())
        if (listening) term.leading.sources.listening()
        return term
      },
      onStuck: (epoch) => election.giveUp(epoch),
      clock,
      log,
    })
    const leadingNow = (): Leading | undefined => terms.current()?.leading
    const settle = (): Promise<void> => leadingNow()?.recorder.flush() ?? Promise.resolve()
    const closes = await openCloses({ store, source, settle, news: closesNews, clock, log })
    closing.add(() => closes.stop())
    closes.subscribe(() => {
      if (leadingNow() !== undefined)
        lease.tellCloses().catch((error: unknown) => log.warn({ err: error }, 'closes were not told'))
    })

    const election = startElection({ lease, onRole: terms.enter, clock, log })
    // Nothing of the term is left when the next one begins.
    closing.add(() => election.stop())
    closing.add(() => terms.stop())
    line.news.subscribe(({ channel, payload }) => {
      if (channel === channels.board) followed.heard(payload)
      else if (payload === 'lease') election.look()
      else if (payload === 'bulletins') bulletins.readAgain()
      else if (payload === 'office') officeNews.publish()
      else if (payload === 'closes' && leadingNow() === undefined) closesNews.publish()
    })
    const catchUp = (): void => {
      election.look()
      followed.readWhole()
      bulletins.readAgain()
      closesNews.publish()
      officeNews.publish()
    }
    line.joined.subscribe(catchUp)
    followed.readWhole()
    return {
      bulletins,
      closes,
      clockTrust,
      recorder: { pending: () => leadingNow()?.recorder.pending() ?? 0 },
      sources: {
        health: () => leadingNow()?.sources.health() ?? [],
        listening() {
          listening = true
          leadingNow()?.sources.listening()
        },
      },
      role: election.role,
    }
  }
  return { market, officeNews, start, stop: () => closing.run() }
}

interface Term {
  readonly leading: Leading
  stop(): Promise<void>
}
