import { sourcedOf } from '#domain/gold/bars.ts'
import { createLog } from '../runtime/index.ts'
import { reachesMarket } from '../upstream/index.ts'
import { Market } from './market.ts'
import type { PipelineOptions } from './pipeline.ts'

/** This market is not published, so its refusals are not logged. */
const silent = createLog({ write: () => undefined })

/** Makes an extra connection. Returns true if it sends a price that proves that the source is alive. */
export function reachesProvider(
  { settings, pricing, clock }: Pick<PipelineOptions, 'settings' | 'pricing' | 'clock'>,
  signal: AbortSignal,
): Promise<boolean> {
  const market = new Market({ pricing, clock, log: silent })
  return reachesMarket(settings.market, {
    selection: () => sourcedOf(pricing().selection),
    mapping: () => pricing().provider ?? null,
    onPrices: (message, source, receivedAt) => market.take(message, source, receivedAt),
    signal,
    clock,
  })
}
