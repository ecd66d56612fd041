import type { InstrumentId } from '#domain/instrument.ts'
import type { Quote } from '#domain/quote.ts'
import type { Zone } from '#domain/zone.ts'
import type { CalculatorQuery } from './calculator-query.ts'
import type { Bulletin } from './central-bank.ts'
import type { ReturnedForm } from './contact-message.ts'
import type { PreviousCloses } from './daily-summary.ts'
import type { GoldQuery } from './gold-query.ts'
import type { OfficeFacts } from './office-facts.ts'
import type { RecentDays } from './recent-days.ts'
import type { BoardThen } from './shared-link.ts'

/** Id of the `<script type="application/json">` that carries the state; nothing in it runs, so the CSP stays fixed. */
export const PAGE_STATE_ID = 'page-state'

/** All rates that a page shows at the moment it is rendered. */
export interface RatesState {
  readonly quotes: readonly Quote[]
  /** When the source last truly spoke, ms; null: never. */
  readonly sourceTime: number | null
  readonly halted: readonly InstrumentId[]
  /** Own last close before the day of `renderedAt`, by currency. */
  readonly closes: PreviousCloses
  readonly bulletin: Bulletin | null
}

/** The prices of metals that a page shows. */
export type GoldState = Omit<RatesState, 'bulletin'>

/** What a page is rendered from, on the server and again in the browser. */
export interface PageState {
  /** The only "now" of the first render; ms since the epoch. */
  readonly renderedAt: number
  readonly zone: Zone
  readonly office: OfficeFacts
  /** Invented on purpose: the page says "Örnek veri" beside each. */
  readonly demo: { readonly market: boolean; readonly bank: boolean }
  /** Only pages with rates carry them. */
  readonly rates: RatesState | null
  /** Left out of pages without metals, and of all where the office has no gold board. */
  readonly gold?: GoldState
  /** Only the page of a currency carries them: its own. */
  readonly days: RecentDays | null
  /** What the address asks the calculator; null: nothing, and so on every other page. */
  readonly calculatorQuery: CalculatorQuery | null
  /** Of the moment that is asked for; null: of none. */
  readonly past: BoardThen | null
  /** What the address asks the page of gold; left out where that is nothing, and of every other page. */
  readonly goldQuery?: GoldQuery
  /** Only in the answer to a form that was not taken. */
  readonly returned: ReturnedForm | null
}

/** What an address asks, as its page is rendered from it. */
export type QueryState = Pick<PageState, 'calculatorQuery' | 'past'> | Required<Pick<PageState, 'goldQuery'>>
