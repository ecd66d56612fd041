/** The board and its way to the sockets: rules, margins, what is held, halted, relayed. */

export type { FanOutCounts } from './fan-out.ts'
export { createIngest, type Ingest, type MarketView } from './ingest.ts'
export { lastBoard } from './last-board.ts'
export { startRelay } from './relay.ts'
