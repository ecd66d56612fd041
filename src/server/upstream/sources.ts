import type { PriceMessage } from '#domain/quote.ts'
import type { MarketSettings, Settings, Runtime } from '../runtime/index.ts'
import { type CentralBankParts, openCentralBank } from './central-bank.ts'
import { startDemoMarket } from './demo/demo-market.ts'
import { DEMO_SEED } from './demo/demo-prices.ts'
import type { ProviderParts, SourceHealth, SourceName } from './source.ts'

export type Sources = Awaited<ReturnType<typeof startSources>>

export interface MarketParts extends ProviderParts {
  /** Returns true if the message proves that the source is alive. */
  readonly onPrices: (message: PriceMessage, source: SourceName, receivedAt: number) => boolean
}

/**
 * Starts the configured sources. Their code is loaded on demand, because the client libraries take a fifth of a start.
 */
export async function startSources(
  settings: Pick<Settings, 'market' | 'centralBank'>,
  { bank: bankParts, ...deps }: MarketParts & { readonly bank: Omit<CentralBankParts, keyof Runtime> },
) {
  const market = await startMarket(settings.market, deps)
  const bank = await openCentralBank(settings.centralBank, { ...deps, ...bankParts })
  return {
    health: (): SourceHealth[] => [market.health(), bank.health()].flat(),
    /** Starts requests to the central bank after the site listens, so that a failing start sends none. */
    listening: () => bank.listening(),
    [Symbol.dispose]() {
      market[Symbol.dispose]()
      bank[Symbol.dispose]()
    },
  }
}

async function startMarket(settings: MarketSettings, { onPrices, ...deps }: MarketParts) {
  const { selection, clock } = deps
  switch (settings.kind) {
    case 'provider': {
      const { startProvider } = await import('./provider.ts')
      return startProvider({ ...settings, ...deps, onMessage: onPrices })
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
