import { SECOND } from '#domain/calendar.ts'
import type { PriceMessage } from '#domain/quote.ts'
import type { ChosenSource, MarketSettings, Settings, Runtime } from '../runtime/index.ts'
import { type CentralBankParts, openCentralBank } from './central-bank.ts'
import { startDemoMarket } from './demo/demo-market.ts'
import { DEMO_SEED } from './demo/demo-prices.ts'
import type { ProviderParts, SourceHealth, SourceId } from './source.ts'
import { type RunningPriceSource, shownAs } from './sources/price-source.ts'
import { chosenPriceSource } from './sources/source-list.ts'

export type Sources = Awaited<ReturnType<typeof startSources>>

export interface MarketParts extends ProviderParts {
  /** Returns true if the message proves that the source is alive. */
  readonly onPrices: (message: PriceMessage, source: SourceId, receivedAt: number) => boolean
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

function startMarket(settings: MarketSettings, deps: MarketParts) {
  switch (settings.kind) {
    case 'provider':
      return startPriceSources(settings.sources, deps)
    case 'demo': {
      const { selection, onPrices, clock } = deps
      return startDemoMarket({
        clock,
        seed: DEMO_SEED,
        selection: () => selection().map(({ id }) => id),
        onMessage: (message, at) => void onPrices(message, 'demo', at),
      })
    }
  }
}

/** Starts the provider's sources. A later one is told whether those before it are down or silent for 5 s or more. */
export async function startPriceSources(
  chosen: readonly ChosenSource[],
  { onPrices, alwaysPolls = false, ...deps }: MarketParts & { readonly alwaysPolls?: boolean },
) {
  using opening = new DisposableStack()
  const running: RunningPriceSource[] = []
  for (const each of chosen) {
    const { source, values } = chosenPriceSource(each)
    const { id } = shownAs(source, values)
    const earlier = [...running]
    const started = await source.start(values, {
      ...deps,
      id,
      silentFor5s: () => alwaysPolls || earlier.every((other) => isSilent(other)),
      onMessage: (message, at) => onPrices(message, id, at),
    })
    running.push(opening.use(started))
  }
  const opened = opening.move()
  return {
    health: () => running.map((source) => source.health()),
    [Symbol.dispose]: () => opened.dispose(),
  }
}

function isSilent(source: RunningPriceSource): boolean {
  return source.silentFor?.(5 * SECOND) ?? source.health().state !== 'connected'
}
