import type { Bulletin } from '#contract/central-bank.ts'
import type { Instrument } from '#domain/instrument.ts'
import type { PriceMessage } from '#domain/offered-price.ts'
import type { CentralBankSettings, Clock, Log, MarketSettings, Settings } from '../run/door.ts'
import type { RateStore } from '../store/door.ts'
import { type BulletinArchive, startBulletinArchive } from './bulletin-archive.ts'
import type { BulletinSource } from './bulletin-source.ts'
import { watchBulletins } from './bulletin-watch.ts'
import { demoBank } from './demo-bank.ts'
import { startDemoMarket } from './demo-market.ts'
import { watchGold } from './gold-watch.ts'
import type { RunningSource, SourceHealth } from './source-health.ts'
import type { GoldFixing, GoldFixings } from './tcmb-gold.ts'

/** The demo's walk is the same on every machine and at every start, so that its past and its present fit together. */
export const DEMO_SEED = 1996

export type SourceName = 'socket' | 'feed' | 'demo'

/** Everything that brings rates from outside, or invents them. */
export interface Sources {
  health(): SourceHealth[]
  /** The site listens: from now on the central bank is asked. A site that dies before asks nobody, however often it is started again. */
  listening(): void
  stop(): void
}

/** What a message is read for: it may be another at each, as the office file says. */
export type Selection = () => readonly Instrument[]

export interface SourceParts {
  readonly selection: Selection
  readonly onPrices: (message: PriceMessage, source: SourceName, receivedAt: number) => void
  /** The newest that is known from before the start. */
  readonly knownBulletin: () => Bulletin | null
  /** The newest of the central bank. */
  readonly onBulletin: (bulletin: Bulletin) => void
  /** One of the past year that `store` lacks. Resolves once it is stored. */
  readonly onPastBulletin: (bulletin: Bulletin) => Promise<void>
  /** The central bank's gold, for an office with a gold board. */
  readonly gold: {
    readonly wanted: () => boolean
    /** Of the newest that is stored; null: none is. */
    readonly knownAt: number | null
    readonly onFixing: (fixing: GoldFixing) => void
  }
  readonly store: Pick<RateStore, 'bulletinDays'>
  readonly clock: Clock
  readonly log: Log
}

/** The code that speaks to a source is loaded with that source only: its client libraries are a fifth of a start. */
export async function startSources(
  settings: Pick<Settings, 'market' | 'centralBank'>,
  { selection, onPrices, knownBulletin, onBulletin, onPastBulletin, gold, store, clock, log }: SourceParts,
): Promise<Sources> {
  const market = await startMarket(settings.market, { selection, onPrices, clock, log })
  const source = await bulletinSource(settings.centralBank, clock)
  const invented = settings.centralBank.kind === 'demo'
  let bank: RunningSource | undefined
  let archive: BulletinArchive | undefined
  const fixings = await goldFixings(settings.centralBank, clock)
  let goldOfBank: RunningSource | undefined
  const askBank = (): void => {
    bank ??= watchBulletins({ source, known: knownBulletin(), clock, log, onBulletin })
    // Nothing invented needs a polite pace.
    const pace = invented ? { pause: 0 } : {}
    archive ??= startBulletinArchive({ source, store, onBulletin: onPastBulletin, clock, log, ...pace })
    if (fixings !== null) goldOfBank ??= watchGold({ source: fixings, ...gold, clock, log })
  }
  // Nobody is asked for what is invented: the first page has it.
  if (invented) askBank()
  return {
    health: () => [market.health(), bank?.health() ?? [], gold.wanted() ? (goldOfBank?.health() ?? []) : []].flat(),
    listening: askBank,
    stop() {
      market.stop()
      bank?.stop()
      archive?.stop()
      goldOfBank?.stop()
    },
  }
}

interface RunningMarket {
  health(): SourceHealth | SourceHealth[]
  stop(): void
}

async function startMarket(
  settings: MarketSettings,
  { selection, onPrices, clock, log }: Pick<SourceParts, 'selection' | 'onPrices' | 'clock' | 'log'>,
): Promise<RunningMarket> {
  switch (settings.kind) {
    case 'provider': {
      const { startProvider } = await import('./provider.ts')
      return startProvider({ ...settings, selection, clock, log, onMessage: onPrices })
    }
    case 'demo':
      return startDemoMarket({
        clock,
        seed: DEMO_SEED,
        selection: () => selection().map(({ id }) => id),
        onMessage: (message, at) => onPrices(message, 'demo', at),
      })
  }
}

export async function bulletinSource(settings: CentralBankSettings, clock: Clock): Promise<BulletinSource> {
  switch (settings.kind) {
    case 'tcmb': {
      const { tcmbXml } = await import('./tcmb-xml.ts')
      return tcmbXml({ url: settings.url, clock })
    }
    case 'evds': {
      const { evds } = await import('./evds.ts')
      return evds({ url: settings.url, key: settings.key, clock })
    }
    case 'demo':
      return demoBank({ clock, seed: DEMO_SEED })
  }
}

/** EVDS has no hourly rates, and nobody invents gold of the bank's. */
async function goldFixings(settings: CentralBankSettings, clock: Clock): Promise<GoldFixings | null> {
  if (settings.kind !== 'tcmb') return null
  const { tcmbGold } = await import('./tcmb-gold.ts')
  return tcmbGold({ url: settings.url, clock })
}
