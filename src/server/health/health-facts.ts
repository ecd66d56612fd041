import type { Opening } from '#domain/opening.ts'
import type { PriceRow } from './price-row.ts'
import type { Snapshot } from './snapshot.ts'

/** The input of all checks: a snapshot and its evaluation at one moment. */
export interface HealthFacts extends Snapshot {
  /** The moment of the evaluation, in ms since the epoch. */
  readonly at: number
  readonly opening: Opening
  readonly rows: readonly PriceRow[]
  /** The state of next year's special days. `due` is true from October on. */
  readonly holidays: { readonly year: number; readonly entered: boolean; readonly due: boolean }
}
