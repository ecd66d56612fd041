import type { Bulletin } from '#contract/bulletin.ts'
import { type Day, dayOf } from '#domain/calendar.ts'
import type { Result } from '#domain/result.ts'
import type { Clock } from '../runtime/index.ts'
import type { BulletinFailure } from './source-failure.ts'
import type { SourceId } from './source.ts'

export interface BankAddress {
  /** The base address without a path, "https://www.tcmb.gov.tr". */
  readonly url: string
  readonly clock: Clock
}

/** The day of the first bulletin in the new lira. */
export const FIRST_BULLETIN = dayOf(Date.UTC(2005, 0, 3, 12))

/** The bank's bulletins of past days. `daysOff` has the weekdays on which it published nothing. */
export interface PastAnswer<Item> {
  readonly items: readonly Item[]
  readonly daysOff: readonly Day[]
}

/** A source of bulletins: the bank's XML, its data service EVDS, or the demo. No method throws. */
export interface BulletinSource {
  readonly name: SourceId
  newest(): Promise<Result<Bulletin, BulletinFailure>>
  readonly daysAtOnce: number
  /** Resolves with the bulletins of these days, both ends included. Weekends, holidays and future days have none. */
  between(from: Day, to: Day): Promise<Result<PastAnswer<Bulletin>, BulletinFailure>>
}
