/** From a price that a source sent to the board: rules, margins, what is held, what is halted. */

export { followApprovals } from './approvals.ts'
export type { HeldQuote } from './held-prices.ts'
export { createMarket, type Market } from './market.ts'
export { lastBoard, lastPrices } from './last-prices.ts'
export type { Refusal } from './rule-record.ts'
