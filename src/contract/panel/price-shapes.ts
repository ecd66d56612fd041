import type { InstrumentId } from '#domain/instrument.ts'
import type { MarginMeasure } from '#domain/margin-measure.ts'
import type { MarginLimits, SideMargins } from '#domain/margin.ts'
import type { Sides } from '#domain/quote.ts'

/** The state of a price. `since` in ms; `why` is a Turkish sentence without a full stop. */
export type PanelPriceState =
  | { readonly kind: 'live' | 'delayed' | 'stale' | 'closed' | 'unpriced' | 'crossed' | 'unmargined' }
  | {
      readonly kind: 'halted'
      readonly since: number | null
      readonly by: string | null
      readonly reason: string | null
    }
  /** `waiting` is the held source price without margins, which a person may approve. */
  | { readonly kind: 'held'; readonly since: number; readonly why: string; readonly waiting: Sides }
  | { readonly kind: 'refused'; readonly since: number; readonly why: string }

/** One instrument's prices per quoting unit, from the source to the site. */
export interface PanelPrice {
  readonly code: InstrumentId
  /** False for gold that the site shows for information only. */
  readonly isTraded: boolean
  readonly provider: Sides | null
  readonly margins: SideMargins
  /** The price on the site; null is shown as "Gişeye sorunuz". */
  readonly own: Sides | null
  /** The rate in the newest bulletin; null for metals. */
  readonly official: Sides | null
  /** The time of the shown price, or else of the source price; null if there is none. */
  readonly quotedAt: number | null
  readonly state: PanelPriceState
  /** A Turkish sentence with the reason if the margins are cut at the moment; null if they are not. */
  readonly cut: string | null
  readonly lastChange: { readonly at: number; readonly by: string | null } | null
}

/** A price with the figures that its margins are checked against. */
export interface PricedMargins {
  readonly price: PanelPrice
  /** null means that no reference price is known. */
  readonly measure: MarginMeasure | null
  readonly limits: MarginLimits
  /** The largest margins of the last 30 days by absolute size, the current ones included. */
  readonly largest: SideMargins
}

/** Margins as typed, "−0,03" or "%0,25". */
export interface TypedMargins {
  readonly buy: string
  readonly sell: string
}

/** A change or a halt of one price. */
export interface PriceEventLines {
  readonly at: number
  readonly by: string | null
  /** The version to undo, if these lines are the last change of the price's margins. */
  readonly undoes?: number
  /** "Alış payı −0,01 → −0,02", "Durduruldu"; the first is the heading. */
  readonly lines: readonly [string, ...string[]]
}

/** A problem of the running site, in words for the reader of the page. */
export interface PanelFinding {
  readonly kind: string
  readonly weight: 'bad' | 'degraded'
  /** One or two Turkish sentences; the first clause is the summary. */
  readonly text: string
  /** Advice for the reader; null for a technician, who gets a command. */
  readonly advice: string | null
  /** The page of the panel that helps; null if none does. */
  readonly helpsAt: string | null
  readonly remedy: string | null
}
