/** The sources of rates, real or invented. They only fetch and parse. */

export { demoBoardAt } from './demo/demo-metals.ts'
export { DEMO_SEED } from './demo/demo-prices.ts'
export { sourceAdviceText, sourceErrorText } from './error-text.ts'
export { examplesOf } from './price-shape.ts'
export { FIRST_BULLETIN } from './bulletin-source.ts'
export { FIRST_FIXING, type GoldFixing } from './gold-source.ts'
export { type MarketProbe, type ProviderAnswer, probeBank, probeGold, probeMarket, reachesMarket } from './probe.ts'
export { sourceErrorLine } from './source-failure.ts'
export type { SourceHealth, SourceId, SourceState } from './source.ts'
export {
  isBulletinSource,
  isStream,
  PRICE_SOURCES,
  PROVIDER_VARIABLES,
  SOURCE_IDS,
  sourceName,
  USUAL_PROVIDER_VARIABLES,
} from './source-names.ts'
export { SOURCES } from './sources/source-list.ts'
export { type Sources, startSources } from './start-sources.ts'
