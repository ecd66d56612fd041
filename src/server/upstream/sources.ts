import type { PriceMessage } from '#domain/quote.ts'
import type { Clock, Log, MarketSettings, Settings } from '../runtime/index.ts'
import { type CentralBankParts, openCentralBank } from './central-bank.ts'
import { startDemoMarket } from './demo/demo-market.ts'
import { DEMO_SEED } from './demo/demo-prices.ts'
import type { Selection, SourceHealth } from './source.ts'

export type SourceName = 'socket' | 'feed' | 'demo'

/** Everything that brings rates from outside, or invents them. */
export interface Sources extends Disposable {
  health(): SourceHealth[]
  /** The site listens: from now on the central bank is asked. A site that dies before asks nobody, however often it is started again. */
  listening(): void
}

export interface SourceParts {
  readonly selection: Selection
  /** True when it came from a living source. */
  readonly onPrices: (message: PriceMessage, source: SourceName, receivedAt: number) => boolean
  readonly bank: Omit<CentralBankParts, 'clock' | 'log'>
  readonly clock: Clock
  readonly log: Log
}

/** The code that speaks to a source is loaded with that source only: its client libraries are a fifth of a start. */
export async function startSources(
  settings: Pick<Settings, 'market' | 'centralBank'>,
  { selection, onPrices, bank: bankParts, clock, log }: SourceParts,
): Promise<Sources> {
  const market = await startMarket(settings.market, { selection, onPrices, clock, log })
  const bank = await openCentralBank(settings.centralBank, { ...bankParts, clock, log })
  return {
    health: () => [market.health(), bank.health()].flat(),
    listening: () => bank.listening(),
    [Symbol.dispose]() {
      market[Symbol.dispose]()
      bank[Symbol.dispose]()
    },
  }
}

interface RunningMarket extends Disposable {
  health(): SourceHealth | SourceHealth[]
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
        onMessage: (message, at) => void onPrices(message, 'demo', at),
      })
  }
}
