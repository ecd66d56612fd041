import type { PointSource } from '#contract/chart-data.ts'
import { type InstrumentId, isMetal } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import {
  type Bulletins,
  type ClockTrust,
  openBulletins,
  openClockTrust,
  openGoldFixings,
  type Recorder,
  startDemoPast,
  startMinuteRetention,
  startRecorder,
} from '../history/index.ts'
import { followApprovals, type Market } from '../pipeline/index.ts'
import { type Clock, createClosing, type Log, type Settings } from '../runtime/index.ts'
import type { Store } from '../store/index.ts'
import { DEMO_SEED, type Sources, startSources } from '../upstream/index.ts'

/** What is invented: it bears nothing out, and is not measured against what is real. */
export interface Invented {
  readonly market: boolean
  readonly bank: boolean
}

export interface LeadingOptions {
  readonly settings: Pick<Settings, 'market' | 'centralBank'>
  readonly market: Market
  readonly store: Store
  readonly selection: () => readonly InstrumentId[]
  readonly source: PointSource
  readonly demo: Invented
  /** How long every minute point is kept, ms. */
  readonly minutesKeptFor: () => number
  readonly clock: Clock
  readonly log: Log
}

/** All that brings prices and bulletins in and writes them down. */
export interface Leading {
  readonly bulletins: Bulletins
  readonly recorder: Recorder
  readonly clockTrust: ClockTrust
  readonly sources: Sources
  /** Takes nothing more and stores what is left. */
  stop(): Promise<void>
}

export async function startLeading(options: LeadingOptions): Promise<Leading> {
  const closing = createClosing()
  try {
    return await start(options, closing)
  } catch (error) {
    await closing.run()
    throw error
  }
}

async function start(
  { settings, market, selection, store, source, demo, minutesKeptFor, clock, log }: LeadingOptions,
  closing: ReturnType<typeof createClosing>,
): Promise<Leading> {
  // Sources → board
  const ofOneKind = demo.market === demo.bank
  const [bulletins, stopAcceptances, fixings] = await Promise.all([
    openBulletins({ store, quoted: ofOneKind ? market.quoted : () => [], clock, log }),
    followApprovals({ store, market, clock, log }),
    openGoldFixings({ store, clock, log }),
  ])
  closing.add(stopAcceptances)
  if (ofOneKind) {
    market.bulletinPublished(bulletins.newest())
    closing.add(bulletins.subscribe(() => market.bulletinPublished(bulletins.newest())))
  }
  const sources = await startSources(settings, {
    selection: () => selection().map((id) => INSTRUMENTS[id]),
    onPrices: (message, from, receivedAt) => market.take(message, from, receivedAt),
    bank: {
      knownBulletin: () => bulletins.newest(),
      onBulletin: (bulletin) => bulletins.take(bulletin),
      onPastBulletin: (bulletin) => bulletins.file(bulletin),
      gold: {
        wanted: () => selection().some(isMetal),
        knownAt: fixings.knownAt,
        onFixing: (fixing) => void fixings.keep(fixing),
        days: fixings.days,
        since: fixings.since,
        onPastFixing: fixings.file,
      },
      store,
    },
    clock,
    log,
  })
  closing.add(() => sources[Symbol.dispose]())

  // Board → store
  if (demo.market) {
    const past = await startDemoPast({ store, seed: DEMO_SEED, selection, clock, log })
    closing.add(() => past.stop())
  }
  const recorder = await startRecorder({ market, store, source, clock, log })
  closing.add(() => recorder.stop())
  const clockTrust = await openClockTrust({ store, bulletins, clock })
  closing.add(startMinuteRetention({ store, keptFor: minutesKeptFor, trust: clockTrust, clock, log }))
  return { bulletins, recorder, clockTrust, sources, stop: () => closing.run() }
}
