import type { CurrencyCode } from '#domain/currency.ts'
import type { InstrumentId, MetalCode } from '#domain/instrument.ts'
import type { Quote } from '#domain/quote.ts'
import type { Rate } from '#domain/rate.ts'
import type { RecentDays } from '#domain/recent-days.ts'
import type { Bulletin } from './bulletin.ts'
import type { PreviousCloses } from './call-answers.ts'
import type { ReturnedForm } from './contact-message.ts'
import type { LanguageDates } from './languages.ts'
import type { OfficeFacts } from './office-facts.ts'
import type { OfficeWords } from './office-words.ts'
import type { BoardThen } from './shared-link.ts'
import type { SumQuery } from './sum-query.ts'

/**
 * Id of the `<script type="application/json">` with the state. The browser does not execute it, so the CSP stays fixed.
 */
export const PAGE_STATE_ID = 'page-state'

export interface RatesState {
  readonly quotes: readonly Quote[]
  /** The time of the source's last valid message, ms; null means never. */
  readonly sourceTime: number | null
  readonly halted: readonly InstrumentId[]
  /** The office's last close before the day of `renderedAt`, by currency. */
  readonly closes: PreviousCloses
  readonly bulletin: Bulletin | null
}

/** The central bank's buying price of a gram of pure gold. It changes each full hour; there is no selling price. */
export interface OfficialGold {
  readonly pure: Rate
  readonly at: number
}

export type GoldState = Omit<RatesState, 'bulletin'> & {
  /** Left out if no price is known, and on pages that do not show it. */
  readonly official?: OfficialGold
}

/** The states of pages of capabilities. The file of such a state in a capability adds it. */
export interface CapabilityStates {}

export interface PageState extends CapabilityStates {
  /** The only "now" of the first render; ms since the epoch. */
  readonly renderedAt: number
  readonly office: OfficeFacts
  /** True for invented data, which the page marks by "Örnek veri". */
  readonly demo: { readonly market: boolean; readonly bank: boolean }
  /** null on pages without rates. */
  readonly rates: RatesState | null
  /** Left out on pages without metals and if the office has no gold board. */
  readonly gold?: GoldState
  /** The recent days of the page's currency; null on other pages. */
  readonly days: RecentDays | null
  /** The calculator query in the address; null if there is none. */
  readonly calculatorQuery: SumQuery<CurrencyCode> | null
  /** The requested moment; null means now. */
  readonly past: BoardThen | null
  /** The gold query in the address; undefined if there is none. */
  readonly goldQuery?: SumQuery<MetalCode>
  /** Present only on language pages. */
  readonly dates?: LanguageDates
  /** Added while the page is rendered; left out if the office needs no such texts. */
  readonly officeWords?: OfficeWords
  /** Set only in the answer to a refused form. */
  readonly returned: ReturnedForm | null
}

export type QueryState =
  | CapabilityStates
  | Pick<PageState, 'calculatorQuery' | 'past'>
  | (Required<Pick<PageState, 'goldQuery'>> & Pick<PageState, 'past'>)

/** Scripts can't read a document's `Date`, so each has `Server-Timing: clock;dur=1785747600400`: ms since the epoch. */
export const CLOCK_METRIC = 'clock'

export function writeServerClock(now: number): string {
  return `${CLOCK_METRIC};dur=${now}`
}

/** The part of Vite's manifest that a document needs to load and preload files. */
export type BuildManifest = Readonly<Record<string, BuiltFile>>

interface BuiltFile {
  readonly file: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  /** Stylesheets of the imported modules, if each entry has its own. */
  readonly css?: readonly string[]
}

/** Renders a path and a state to a document. `manifest` is null in development, where Vite serves the modules. */
export type Render = (
  path: string,
  state: PageState,
  manifest: BuildManifest | null,
) => { readonly status: 200 | 404; readonly html: string }

export interface Renderer {
  readonly render: Render
}
