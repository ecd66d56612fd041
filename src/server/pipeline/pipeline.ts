import type { PointSource } from '#contract/chart-data.ts'
import { type Board, EMPTY_BOARD } from '#domain/board.ts'
import { isMetal } from '#domain/instrument.ts'
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
import type { OfficePricing } from '../office/index.ts'
import type { Settings, Surroundings } from '../runtime/index.ts'
import type { Store } from '../store/index.ts'
import { DEMO_SEED, type Sources, startSources } from '../upstream/index.ts'
import { followApprovals } from './approvals.ts'
import { lastPrices } from './last-prices.ts'
import { Market } from './market.ts'

/** What is invented: it bears nothing out, and is not measured against what is real. */
export interface Invented {
  readonly market: boolean
  readonly bank: boolean
}

export interface PipelineOptions extends Surroundings {
  readonly settings: Pick<Settings, 'market' | 'centralBank'>
  readonly store: Store
  readonly source: PointSource
  readonly demo: Invented
  readonly pricing: () => OfficePricing
  /** How long every minute point is kept, ms. */
  readonly minutesKeptFor: () => number
}

/** All that brings prices and bulletins in and records them. Disposing takes nothing more and stores what is left. */
export interface Pipeline extends AsyncDisposable {
  readonly market: Market
  readonly bulletins: Bulletins
  readonly recorder: Recorder
  readonly clockTrust: ClockTrust
  readonly sources: Sources
}

/** Sources → rules, margins → board → record. `shown`: prices that were shown last, newer than the record's. */
export async function startPipeline(options: PipelineOptions, shown: Board = EMPTY_BOARD): Promise<Pipeline> {
  const { pricing, store, source, demo, minutesKeptFor, clock, log } = options
  const recorded = await lastPrices(store, source, clock)
  const last = { ...recorded, board: new Map([...recorded.board, ...shown]) }
  const market = new Market({ pricing, last, clock, log })
  await using opening = new AsyncDisposableStack()

  // Sources → board
  const ofOneKind = demo.market === demo.bank
  const bulletins = await openBulletins({
    store,
    quoted: ofOneKind ? (code) => market.quoted(code) : () => [],
    clock,
    log,
  })
  opening.use(await followApprovals({ store, market, clock, log }))
  if (ofOneKind) {
    market.bulletinPublished(bulletins.newest())
    opening.defer(bulletins.subscribe(() => market.bulletinPublished(bulletins.newest())))
  }
  const sources = opening.use(await startSourcesInto(market, bulletins, options))

  // Board → store
  if (demo.market) {
    const selection = () => pricing().selection
    opening.use(await startDemoPast({ store, seed: DEMO_SEED, selection, clock, log }))
  }
  const recorder = opening.use(await startRecorder({ market, store, source, clock, log }))
  const clockTrust = await openClockTrust({ store, bulletins, clock })
  opening.use(startMinuteRetention({ store, keptFor: minutesKeptFor, trust: clockTrust, clock, log }))
  const opened = opening.move()
  return { market, bulletins, recorder, clockTrust, sources, [Symbol.asyncDispose]: () => opened.disposeAsync() }
}

async function startSourcesInto(
  market: Market,
  bulletins: Bulletins,
  { settings, pricing, store, clock, log }: PipelineOptions,
): Promise<Sources> {
  const fixings = await openGoldFixings({ store, clock, log })
  return startSources(settings, {
    selection: () => pricing().selection.map((id) => INSTRUMENTS[id]),
    onPrices: (message, from, receivedAt) => market.take(message, from, receivedAt),
    bank: {
      knownBulletin: () => bulletins.newest(),
      onBulletin: (bulletin) => bulletins.take(bulletin),
      onPastBulletin: (bulletin) => bulletins.file(bulletin),
      gold: { ...fixings, wanted: () => pricing().selection.some(isMetal) },
      store,
    },
    clock,
    log,
  })
}
