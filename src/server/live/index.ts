/** The board's way to the pages that are open: one socket each. */

export type { FanOutCounts } from './fan-out.ts'
export { type Admission, startRelay } from './relay.ts'
