import type { PointSource } from '#contract/price-call-answers.ts'
import { type Board, EMPTY_BOARD } from '#domain/board.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { sourcedOf } from '#domain/gold/bars.ts'
import { isMetal } from '#domain/instrument.ts'
import {
  openBulletins,
  openClockTrust,
  openGoldFixings,
  startDemoPast,
  startMinuteRetention,
  startRecorder,
} from '../history/index.ts'
import type { Settings, Runtime } from '../runtime/index.ts'
import type { OfficePricing } from '../settings/index.ts'
import type { Store } from '../store/index.ts'
import { DEMO_SEED, startSources } from '../upstream/index.ts'
import { followApprovals } from './approvals.ts'
import { lastPrices } from './last-prices.ts'
import { Market } from './market.ts'

export interface PipelineOptions extends Runtime {
  readonly settings: Pick<Settings, 'market' | 'centralBank'>
  readonly store: Store
  readonly source: PointSource
  /** Invented prices are neither compared with real ones nor confirmed by them. */
  readonly demo: { readonly market: boolean; readonly bank: boolean }
  readonly pricing: () => OfficePricing
  readonly minutesKeptFor: () => number
}

export type Pipeline = Awaited<ReturnType<typeof startPipeline>>

/** Prices of the previous leader, newer than those of the record. */
interface TakenOver {
  /** The last shown prices, with margins. */
  readonly shown: Board
  /** The source prices, before margins. */
  readonly published: Board
}

const NOTHING: TakenOver = { shown: EMPTY_BOARD, published: EMPTY_BOARD }

/**
 * Sources → rules, margins → board → record: reads prices and bulletins and records them. Disposing stops the sources
 * and stores pending data.
 */
export async function startPipeline(options: PipelineOptions, { shown, published } = NOTHING) {
  const { settings, pricing, store, source, demo, minutesKeptFor, clock, log } = options
  const selection = () => pricing().selection
  const recorded = await lastPrices(store, source, clock)
  const last = { ...recorded, board: new Map([...recorded.board, ...shown]), published }
  const market = new Market({ pricing, last, clock, log })
  await using opening = new AsyncDisposableStack()

  // Sources → board
  const ofOneKind = demo.market === demo.bank
  const currentSides = (code: CurrencyCode) => (ofOneKind ? market.currentSides(code) : [])
  const bulletins = opening.use(await openBulletins({ store, currentSides, clock, log }))
  opening.use(await followApprovals({ store, market, clock, log }))
  if (ofOneKind) {
    market.bulletinPublished(bulletins.newest())
    opening.defer(bulletins.subscribe(() => market.bulletinPublished(bulletins.newest())))
  }
  const fixings = await openGoldFixings({ store, clock, log })
  if (ofOneKind) {
    market.fixingPublished(fixings.newest())
    opening.defer(fixings.subscribe(() => market.fixingPublished(fixings.newest())))
  }
  const sources = opening.use(
    await startSources(settings, {
      selection: () => sourcedOf(selection()),
      mapping: () => pricing().provider ?? null,
      onPrices: (message, from, receivedAt) => market.take(message, from, receivedAt),
      bank: {
        knownBulletin: bulletins.newest,
        onBulletin: (bulletin) => bulletins.take(bulletin),
        onPastBulletin: (bulletin) => bulletins.file(bulletin),
        gold: { ...fixings, wanted: () => selection().some(isMetal) },
        store,
      },
      clock,
      log,
    }),
  )

  // Board → store
  if (demo.market) opening.use(await startDemoPast({ store, seed: DEMO_SEED, selection, clock, log }))
  const recorder = opening.use(await startRecorder({ market, store, source, clock, log }))
  const clockTrust = await openClockTrust({ store, bulletins, clock })
  opening.use(startMinuteRetention({ store, keptFor: minutesKeptFor, trust: clockTrust, clock, log }))
  const opened = opening.move()
  return { market, bulletins, recorder, clockTrust, sources, [Symbol.asyncDispose]: () => opened.disposeAsync() }
}
