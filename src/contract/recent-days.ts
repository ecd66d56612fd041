import type { Day } from '#domain/calendar.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import type { DayPrices } from '#domain/recent-days.ts'

/** The last days of one currency: the office's own, and the central bank's beside them. */
export interface RecentDays {
  readonly code: InstrumentId
  /** The day on which they were read. */
  readonly asOf: Day
  /** Oldest first, led by the newest before the first of these days where there is one. */
  readonly own: readonly DayPrices[]
  readonly official: readonly DayPrices[]
}
