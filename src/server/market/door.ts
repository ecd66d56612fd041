/** The board and its way to the sockets: rules, margins, what is held, halted, relayed. */

export { followAcceptances } from './acceptances.ts'
export type { FanOutCounts } from './fan-out.ts'
export type { HeldQuote } from './held-prices.ts'
export { createIngest, type Ingest, type MarketChange, type MarketView } from './ingest.ts'
export { lastBoard, lastPrices } from './last-prices.ts'
export type { Refusal } from './rule-record.ts'
export { type Admission, startRelay } from './relay.ts'
