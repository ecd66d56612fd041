import type { Bulletin } from '#contract/bulletin.ts'
import type { Day } from '#domain/calendar.ts'
import type { Sides } from '#domain/quote.ts'
import type { OfficialDayAnswer } from '../domain/official-day.ts'
import type { AskedCurrency } from './official-day-addresses.ts'
import type { Month, MonthColumn } from './official-day-query.ts'

declare module '#contract/page-state.ts' {
  interface CapabilityStates {
    /** Present only on pages of the central bank's rate of a day. */
    readonly officialDay?: OfficialDayState
  }
}

/** The bulletins that a page shows, by day, with the rates of the currencies that it shows. */
export type ShownBulletins = Readonly<Partial<Record<Day, Omit<Bulletin, 'fetchedAt' | 'day'>>>>

/** The state of a page with the central bank's rate of a day. Rates are per quoting unit: yen per 100. */
export interface OfficialDayState {
  readonly currency: AskedCurrency
  /** The permanent address of the day, because `/kur` shows another day tomorrow. */
  readonly address: string
  readonly today: Day
  /** The date in the form. */
  readonly date: Day
  readonly view:
    | {
        readonly kind: 'day'
        readonly day: OfficialDayAnswer
        /** The office's own last prices of that day; null if it has none, or if the day is not over. */
        readonly close: Sides | null
      }
    | { readonly kind: 'month' }
    | { readonly kind: 'mistaken'; readonly written: string }
    /** The record cannot be read at the moment. */
    | { readonly kind: 'unreachable' }
  /** null if the record can't be read, or for a mistaken date. */
  readonly month: {
    readonly month: Month
    readonly column: MonthColumn
    readonly days: readonly OfficialDayAnswer[]
  } | null
  readonly bulletins: ShownBulletins
  /** The day of the oldest bulletin; null if there is none. */
  readonly begins: Day | null
}
