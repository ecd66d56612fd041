/** From a price that a source sent to the board and the record: rules, margins, what is held, what is halted. */

export type { HeldQuote } from './held-prices.ts'
export { lastBoard } from './last-prices.ts'
export type { Market, MarketReader } from './market.ts'
export { offeredBoard } from './offered-board.ts'
export { type Pipeline, type PipelineOptions, startPipeline } from './pipeline.ts'
export { reachesProvider } from './reach.ts'
export type { RefusedPrice } from './rule-record.ts'
