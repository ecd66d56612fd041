/** Everything that brings rates from outside, or invents them: fetch and parse only. */

export { demoPricesAt } from './demo-prices.ts'
export { type MarketProbe, probeBank, probeMarket } from './probe.ts'
export { SOURCE_IDS, type SourceHealth, type SourceId, type SourceState } from './source-health.ts'
export { DEMO_SEED, type SourceName, startSources } from './sources.ts'
