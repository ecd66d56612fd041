/** Everything that brings rates from outside, or invents them: fetch and parse only. */

export { demoBoardAt } from './demo-metals.ts'
export { type MarketProbe, probeBank, probeMarket } from './probe.ts'
export { SOURCE_IDS, type SourceHealth, type SourceId, type SourceState } from './source-health.ts'
export { DEMO_SEED, type SourceName, type Sources, startSources } from './sources.ts'
export type { GoldFixing } from './tcmb-gold.ts'
