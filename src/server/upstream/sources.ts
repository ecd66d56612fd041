import type { Bulletin } from '#contract/central-bank.ts'
import type { PriceMessage } from '#domain/offered-price.ts'
import type { CentralBankSettings, Clock, Log, MarketSettings, Settings } from '../run/door.ts'
import type { RateStore } from '../store/door.ts'
import { type BulletinArchive, startBulletinArchive } from './bulletin-archive.ts'
import type { BulletinSource } from './bulletin-source.ts'
import { watchBulletins } from './bulletin-watch.ts'
import { demoBank } from './demo-bank.ts'
import { startDemoMarket } from './demo-market.ts'
import type { RunningSource, SourceHealth } from './source-health.ts'

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

export interface SourceParts {
  readonly onPrices: (message: PriceMessage, source: SourceName, receivedAt: number) => void
  /** The newest that is known from before the start. */
  readonly knownBulletin: () => Bulletin | null
  /** The newest of the central bank. */
  readonly onBulletin: (bulletin: Bulletin) => void
  /** One of the past year that `store` lacks. Resolves once it is stored. */
  readonly onPastBulletin: (bulletin: Bulletin) => Promise<void>
  readonly store: Pick<RateStore, 'bulletinDays'>
  readonly clock: Clock
  readonly log: Log
}

/** The code that speaks to a source is loaded with that source only: its client libraries are a fifth of a start. */
export async function startSources(
  settings: Pick<Settings, 'market' | 'centralBank'>,
  { onPrices, knownBulletin, onBulletin, onPastBulletin, store, clock, log }: SourceParts,
): Promise<Sources> {
  const market = await startMarket(settings.market, { onPrices, clock, log })
  const source = await bulletinSource(settings.centralBank, clock)
  const invented = settings.centralBank.kind === 'demo'
  let bank: RunningSource | undefined
  let archive: BulletinArchive | undefined
  const askBank = (): void => {
    bank ??= watchBulletins({ source, known: knownBulletin(), clock, log, onBulletin })
    // Nothing invented needs a polite pace.
    const pace = invented ? { pause: 0 } : {}
    archive ??= startBulletinArchive({ source, store, onBulletin: onPastBulletin, clock, log, ...pace })
  }
  // Nobody is asked for what is invented: the first page has it.
  if (invented) askBank()
  return {
    health: () => [market.health(), bank?.health() ?? []].flat(),
    listening: askBank,
    stop() {
      market.stop()
      bank?.stop()
      archive?.stop()
    },
  }
}

interface RunningMarket {
  health(): SourceHealth | SourceHealth[]
  stop(): void
}

async function startMarket(
  settings: MarketSettings,
  { onPrices, clock, log }: Pick<SourceParts, 'onPrices' | 'clock' | 'log'>,
): Promise<RunningMarket> {
  switch (settings.kind) {
    case 'provider': {
      const { startProvider } = await import('./provider.ts')
      return startProvider({ ...settings, clock, log, onMessage: onPrices })
    }
    case 'demo':
      return startDemoMarket({ clock, seed: DEMO_SEED, onMessage: (message, at) => onPrices(message, 'demo', at) })
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
