import type { Opening } from '#domain/opening.ts'
import type { Zone } from '#domain/zone.ts'
import type { Holidays } from './calendar-duties.ts'
import type { CurrencyRow } from './currency-row.ts'
import type { Reading } from './reading.ts'

/** What findings are made from: a reading, and what it means at `now`. */
export interface Scene {
  readonly reading: Reading
  readonly now: number
  readonly zone: Zone
  readonly opening: Opening
  readonly rows: readonly CurrencyRow[]
  readonly holidays: Holidays
}
