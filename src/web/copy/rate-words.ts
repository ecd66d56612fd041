import type { CurrencyCode } from '#domain/currency.ts'
import type { Freshness } from '#domain/freshness.ts'
import type { Opening } from '#domain/opening.ts'
import type { Direction } from '#domain/rate.ts'

/** The texts of a table of prices and its rows. */
export interface RateWords {
  /** The headings of the columns. */
  readonly columns: Readonly<Record<'code' | 'buy' | 'sell', string>>
  /** The notes below the headings of the two figures, if they have notes. */
  readonly columnNotes: Readonly<Record<'buy' | 'sell', string>> | null
  /** The figure that most readers of the language look for, which is bold. */
  readonly main: 'buy' | 'sell'
  readonly names: Readonly<Record<CurrencyCode, string>>
  /** Follows the code of a currency that is priced per 100. */
  readonly perHundred: string
  /** Replaces the prices of a row that the office has halted. */
  readonly ask: string
  /** Read by screen readers instead of a missing figure. */
  readonly missing: Readonly<Record<'buy' | 'sell', string>>
}

/** The texts about the daily change of a price, which only Turkish boards show. */
export interface ChangeWords {
  readonly column: string
  /** Follows the name of a row in the button that opens its chart. */
  readonly pick: string
  readonly movement: Readonly<Record<Direction, string>>
  /** Read by screen readers if there is no earlier close. */
  readonly noClose: string
}

/** The states of the price source that the chip of a board names. */
type SourceState = Freshness | 'connecting' | 'waiting' | 'error' | 'disconnected' | 'polling'

export interface EmptyWords {
  readonly title: string
  readonly detail: string
}

/** The texts around the prices of a board: its head, their source and age, and the opening hours beside them. */
export interface LiveWords {
  readonly title: (office: string) => string
  /** The caption of the table, for screen readers. */
  readonly caption: (office: string) => string
  /** The line with the time of the newest price. Null means that there is no price. */
  readonly updated: (instant: number | null) => string
  readonly source: Readonly<Record<SourceState, string>>
  /** Screen readers announce these texts when the source changes. */
  readonly announcements: LiveWords['source']
  /** Replaces the rows of a board without prices. */
  readonly empty: Readonly<Record<'loading' | 'failed' | 'nothing', EmptyWords>>
  /** The sentences below the rows of a board. */
  readonly notes: Readonly<Record<'failed' | 'silent' | 'closed', string>>
  /** Precedes the time of a price. A live price has a dot instead; screen readers read its word. */
  readonly freshness: Readonly<Record<Freshness, string>>
  /** Follows the time of a price that may be outdated. */
  readonly asOf: string
  /** Follows an age. Null means that the age is complete. */
  readonly ago: string | null
  /** Marks sample prices. */
  readonly sample: string
  /** The opening status next to an icon. Beside live prices it is a sentence about both. */
  readonly opening: (opening: Opening, now: number, isLive: boolean) => string
}
