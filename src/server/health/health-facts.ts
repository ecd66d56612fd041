import type { Opening } from '#domain/opening.ts'
import type { PriceRow } from './price-row.ts'
import type { Snapshot } from './snapshot.ts'

/** What checks read: a snapshot, and what it means at a moment. */
export interface HealthFacts extends Snapshot {
  /** ms since the epoch */
  readonly at: number
  readonly opening: Opening
  readonly rows: readonly PriceRow[]
  /** The special days of the coming year; from October on they are `due`. */
  readonly holidays: { readonly year: number; readonly entered: boolean; readonly due: boolean }
}
