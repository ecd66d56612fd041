/** Sends the board to open pages, with one socket for each page. */

export type { FanOutCounts } from './fan-out.ts'
export { type Admission, startRelay } from './relay.ts'
