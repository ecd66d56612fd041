import type { Bulletin } from '#contract/central-bank.ts'
import type { Bulletins } from './bulletins.ts'
import type { Clock } from './clock.ts'
import { demoBank } from './demo/demo-bank.ts'
import { startDemoMarket } from './demo/demo-market.ts'
import type { Ingest } from './ingest.ts'
import type { Log } from './log.ts'
import type { CentralBankSettings, MarketSettings, Settings } from './settings.ts'
import type { RateStore } from './store/store.ts'
import { startBulletinArchive } from './upstream/bulletin-archive.ts'
import type { BulletinSource } from './upstream/bulletin-source.ts'
import { startCentralBank } from './upstream/central-bank.ts'
import type { SourceHealth } from './upstream/source-health.ts'

/** The demo's walk is the same on every machine and at every start, so that its past and its present fit together. */
export const DEMO_SEED = 1996

/** Everything that brings rates from outside, or invents them. */
export interface Sources {
  health(): SourceHealth[]
  stop(): void
}

export interface SourceParts {
  readonly market: Pick<Ingest, 'take'>
  readonly bulletins: Pick<Bulletins, 'take' | 'file'>
  readonly store: Pick<RateStore, 'bulletinDays'>
  readonly clock: Clock
  readonly log: Log
}

/** The code that speaks to a source is loaded with that source only: its client libraries are a fifth of a start. */
export async function startSources(
  settings: Pick<Settings, 'market' | 'centralBank'>,
  parts: SourceParts,
): Promise<Sources> {
  const { bulletins, store, clock, log } = parts
  const market = await startMarket(settings.market, parts)
  const source = await bulletinSource(settings.centralBank, clock)
  const bank = startCentralBank({ source, clock, log, onBulletin: (bulletin) => bulletins.take(bulletin) })
  // Nothing invented needs a polite pace.
  const pace = settings.centralBank.kind === 'demo' ? { pause: 0 } : {}
  const onBulletin = (bulletin: Bulletin): Promise<void> => bulletins.file(bulletin)
  const archive = startBulletinArchive({ source, store, onBulletin, clock, log, ...pace })
  return {
    health: () => [market.health(), bank.health()].flat(),
    stop() {
      market.stop()
      bank.stop()
      archive.stop()
    },
  }
}

interface RunningMarket {
  health(): SourceHealth | SourceHealth[]
  stop(): void
}

async function startMarket(settings: MarketSettings, { market, clock, log }: SourceParts): Promise<RunningMarket> {
  switch (settings.kind) {
    case 'provider': {
      const { startProvider } = await import('./upstream/provider.ts')
      return startProvider({
        ...settings,
        clock,
        log,
        onMessage: (message, source, at) => market.take(message, source, at),
      })
    }
    case 'demo':
      return startDemoMarket({ clock, seed: DEMO_SEED, onMessage: (message, at) => market.take(message, 'demo', at) })
  }
}

export async function bulletinSource(settings: CentralBankSettings, clock: Clock): Promise<BulletinSource> {
  switch (settings.kind) {
    case 'tcmb': {
      const { tcmbXml } = await import('./upstream/tcmb-xml.ts')
      return tcmbXml({ url: settings.url, clock })
    }
    case 'evds': {
      const { evds } = await import('./upstream/evds.ts')
      return evds({ url: settings.url, key: settings.key, clock })
    }
    case 'demo':
      return demoBank({ clock, seed: DEMO_SEED })
  }
}
