import type { CurrencyCode } from '#domain/currency.ts'
import type { Quote } from '#domain/quote.ts'
import type { Zone } from '#domain/zone.ts'
import type { Bulletin } from './central-bank.ts'
import type { ReturnedForm } from './contact-message.ts'
import type { PreviousCloses } from './daily-summary.ts'
import type { OfficeFacts } from './office-facts.ts'

/** Id of the `<script type="application/json">` that carries the state; nothing in it runs, so the CSP stays fixed. */
export const PAGE_STATE_ID = 'page-state'

/** All rates that a page shows at the moment it is rendered. */
export interface RatesState {
  readonly quotes: readonly Quote[]
  /** When the source last truly spoke, ms; null: never. */
  readonly spokeAt: number | null
  readonly halted: readonly CurrencyCode[]
  /** Own last close before the day of `renderedAt`, by currency. */
  readonly closes: PreviousCloses
  readonly bulletin: Bulletin | null
}

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
  /** Only in the answer to a form that was not taken. */
  readonly returned: ReturnedForm | null
}
