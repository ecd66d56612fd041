import type { InstrumentId } from '#domain/instrument.ts'
import type { MarginLimits, SideMargins } from '#domain/margin.ts'
import type { Sides } from '#domain/quote.ts'
import type { Rate } from '#domain/rate.ts'
import type { FindingKind } from './finding-kinds.ts'
import type { Outcome } from './frame.ts'

/** How a price stands. `since` in ms; `why` is a Turkish sentence without a full stop. */
export type PanelPriceState =
  | { readonly kind: 'live' | 'delayed' | 'stale' | 'closed' | 'unpriced' | 'crossed' }
  | {
      readonly kind: 'halted'
      readonly since: number | null
      readonly by: string | null
      readonly reason: string | null
    }
  /** `waiting`: what the source quotes, before margins; a person may let it pass. */
  | { readonly kind: 'held'; readonly since: number; readonly why: string; readonly waiting: Sides }
  | { readonly kind: 'refused'; readonly since: number; readonly why: string }

/** One price of the office, per quoting unit, from the source's to the site's. */
export interface PanelPrice {
  readonly code: InstrumentId
  readonly provider: Sides | null
  readonly margins: SideMargins
  /** What visitors read; null: "Gişeye sorunuz". */
  readonly own: Sides | null
  /** Of the central bank's newest bulletin; of metals null. */
  readonly official: Sides | null
  /** Of the price shown or, without one, of the source's; null: there is none. */
  readonly quotedAt: number | null
  readonly state: PanelPriceState
  /** Why the margins are not whole just now, in a Turkish sentence; null: they are. */
  readonly cut: string | null
  readonly lastChange: { readonly at: number; readonly by: string | null } | null
}

/** A price whose margins can be changed. */
export interface PricedMargins {
  readonly price: PanelPrice
  readonly limits: MarginLimits
  /** The largest margins of its last 30 days by their size, those in force included. */
  readonly largest: SideMargins
}

/** As typed, "−0,03" or "%0,25". */
export interface TypedMargins {
  readonly buy: string
  readonly sell: string
}

/** The version of the settings that a form was made from, and when its figures were seen, ms. */
export interface FormBase {
  readonly version: number
  readonly seenAt: number
}

/** Something that was done to one price. */
export interface PriceEvent {
  readonly at: number
  readonly by: string | null
  /** "Alış payı −0,01 → −0,02", "Durduruldu"; the first is the heading. */
  readonly lines: readonly [string, ...string[]]
}

/** The office's own prices of today, oldest first. */
export interface DayLine {
  readonly points: readonly { readonly at: number; readonly buy: Rate | null; readonly sell: Rate }[]
}

export interface HomePage {
  readonly kind: 'home'
  readonly verdict: 'good' | 'degraded' | 'bad'
  readonly findings: readonly PanelFinding[]
  /** null: the store can't be asked. */
  readonly messages: {
    readonly open: number
    readonly unread: number
    readonly oldestUnreadAt: number | null
  } | null
  /** In display order: currencies, then metals. */
  readonly prices: readonly PanelPrice[]
  readonly lastEdit: { readonly at: number; readonly by: string | null; readonly summary: readonly string[] } | null
  /** The sheet that asks before all prices go. */
  readonly asksToHaltAll: boolean
  readonly outcome: Outcome | null
}

export interface PanelFinding {
  readonly kind: FindingKind
  readonly weight: 'bad' | 'degraded'
  readonly since: number | null
  /** One or two Turkish sentences; the first clause says what it is. */
  readonly text: string
  /** The page of the panel that helps; null: none does. */
  readonly helpsAt: string | null
  /** The command that helps where no page does. */
  readonly remedy: string | null
}

export interface PricePage extends PricedMargins {
  readonly kind: 'price'
  readonly typed: TypedMargins | null
  readonly base: FormBase
  /** null: there is no record of today yet. */
  readonly today: DayLine | null
  /** The last five, newest first. */
  readonly changes: readonly PriceEvent[]
  readonly asksToHalt: boolean
  readonly outcome: Outcome | null
}

/** Margins of a whole board, published together or not at all. */
export interface SeveralPage {
  readonly kind: 'several'
  readonly board: 'currencies' | 'metals'
  /** Whether the office has the other board, too. */
  readonly hasGold: boolean
  readonly rows: readonly PricedMargins[]
  readonly typed: Readonly<Partial<Record<InstrumentId, TypedMargins>>> | null
  readonly base: FormBase
  readonly outcome: Outcome | null
}

/** The gold board as a whole: whether the office has one, and what it trades on it. */
export interface GoldBoardPage {
  readonly kind: 'gold-board'
  readonly on: boolean
  readonly products: readonly { readonly code: InstrumentId; readonly traded: boolean }[]
  readonly base: FormBase
  readonly outcome: Outcome | null
}
