/** Evaluates prices from the sources and publishes the board: rules, margins, held prices, halts. */

export type { HeldQuote } from './held-prices.ts'
export { lastBoard } from './last-prices.ts'
export type { Market, MarketReader } from './market.ts'
export { offeredBoard } from './offered-board.ts'
export { type Pipeline, type PipelineOptions, startPipeline } from './pipeline.ts'
export { reachesProvider } from './reach.ts'
export type { RefusedPrice } from './rule-record.ts'
