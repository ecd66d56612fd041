import type { InstrumentId, MetalCode } from '#domain/instrument.ts'
import type { MarginMeasure } from '#domain/margin-measure.ts'
import type { MarginLimits, SideMargins } from '#domain/margin.ts'
import type { Sides } from '#domain/quote.ts'
import type { Rate } from '#domain/rate.ts'
import type { ChangeAnswer } from './change-entries.ts'
import type { FindingKind } from './finding-kinds.ts'
import type { SetUpLine } from './set-up-page.ts'

/** The state of a price. `since` in ms; `why` is a Turkish sentence without a full stop. */
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

/** One price per quoting unit, from the source's to the site's. */
export interface PanelPrice {
  readonly code: InstrumentId
  /** False: gold that the site shows for information, and the office does not trade. */
  readonly isTraded: boolean
  readonly provider: Sides | null
  readonly margins: SideMargins
  /** The price on the site; null is shown as "Gişeye sorunuz". */
  readonly own: Sides | null
  /** The rate in the newest bulletin; null for metals. */
  readonly official: Sides | null
  /** The time of the shown price, else of the source's; null if there is none. */
  readonly quotedAt: number | null
  readonly state: PanelPriceState
  /** Why the margins are not whole just now, in a Turkish sentence; null: they are. */
  readonly cut: string | null
  readonly lastChange: { readonly at: number; readonly by: string | null } | null
}

/** A price with the figures that its margins are checked against. */
export interface PricedMargins {
  readonly price: PanelPrice
  /** null: nothing is known to measure by. */
  readonly measure: MarginMeasure | null
  readonly limits: MarginLimits
  /** The largest margins of its last 30 days by their size, those in force included. */
  readonly largest: SideMargins
}

/** As typed, "−0,03" or "%0,25". */
export interface TypedMargins {
  readonly buy: string
  readonly sell: string
}

/** Something that was done to one price. */
export interface PriceEventLines {
  readonly at: number
  readonly by: string | null
  /** "Alış payı −0,01 → −0,02", "Durduruldu"; the first is the heading. */
  readonly lines: readonly [string, ...string[]]
}

/** The office's own prices of today, oldest first. */
export interface DayLine {
  readonly points: readonly { readonly at: number; readonly buy: Rate | null; readonly sell: Rate }[]
}

/** Prices that were halted together. `ended` null: at least one of them still is. */
export interface LastStop {
  readonly codes: readonly InstrumentId[]
  readonly at: number
  readonly by: string | null
  readonly ended: { readonly at: number; readonly by: string | null } | null
}

export interface AccessChange {
  readonly at: number
  readonly by: string | null
  /** A Turkish clause for the history. */
  readonly text: string
}

export interface PanelHomePage {
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
  /** The last act that halted prices, and its outcome; null if there was none or it is unknown. */
  readonly lastStop: LastStop | null
  /** Recent changes of people, links and devices, newest first, for a manager if no letters are sent. */
  readonly accessNews: readonly AccessChange[]
  /** Empty: nothing is missing, somebody has hidden the list, or the person can do nothing about it. */
  readonly setUp: readonly SetUpLine[]
  readonly lastEdit: { readonly at: number; readonly by: string | null; readonly summary: readonly string[] } | null
}

export interface PanelFinding {
  readonly kind: FindingKind
  readonly weight: 'bad' | 'degraded'
  readonly since: number | null
  /** One or two Turkish sentences; the first clause is the summary. */
  readonly text: string
  /** The page of the panel that helps; null: none does. */
  readonly helpsAt: string | null
  /** The command that helps where no page does. */
  readonly remedy: string | null
}

export interface PricePage extends PricedMargins {
  readonly kind: 'price'
  /** The version of the settings in force. */
  readonly version: number
  /** null if there is no record of today yet. */
  readonly today: DayLine | null
  /** The last five, newest first. */
  readonly changes: readonly PriceEventLines[]
}

/** Margins of a whole board, published together or not at all. */
export interface SeveralPage {
  readonly kind: 'several'
  readonly board: 'currencies' | 'metals'
  /** Whether the office has the other board, too. */
  readonly hasGold: boolean
  /** The instruments that the office trades. */
  readonly rows: readonly PricedMargins[]
  /** Instruments that the board shows for information only; they have no margins. */
  readonly information: readonly InstrumentId[]
  /** The version of the settings in force. */
  readonly version: number
}

/** The gold board as a whole: whether the office has one, and what it trades on it. */
export interface GoldBoardPage {
  readonly kind: 'gold-board'
  readonly on: boolean
  /** The products that the office may trade. */
  readonly products: readonly { readonly code: MetalCode; readonly traded: boolean }[]
  /** Instruments that the board shows for information only. */
  readonly information: readonly MetalCode[]
  /** The version of the settings in force. */
  readonly version: number
}

export interface PriceActions {
  /** Publishes the margins of one price or of a board: all of them, or none. */
  readonly changeMargins: {
    readonly body: {
      /** The sides that were changed, as they were typed. */
      readonly margins: readonly ({ readonly code: InstrumentId } & Partial<TypedMargins>)[]
      /** The version that the form was made from; null: whatever others have changed since. */
      readonly since: number | null
      /** When the figures were true that the person saw, by the server's clock. */
      readonly seenAt: number
      readonly acceptUnusual: boolean
    }
    /** `outdated`: the figures were seen too long ago. */
    readonly answer: ChangeAnswer | { readonly kind: 'outdated' }
  }
  /** The gold board on or off, with what the office trades on it. */
  readonly changeGold: {
    readonly body: { readonly on: boolean; readonly traded: readonly MetalCode[]; readonly since: number }
    readonly answer: ChangeAnswer
  }
  /** Lets a held price pass as the person saw it: prices are measured by it from then on. */
  readonly approve: {
    readonly body: { readonly code: InstrumentId; readonly buy: Rate | null; readonly sell: Rate }
    /** `replaced`: another price is held by now. `late`: it is approved, and the market has not taken it yet. */
    readonly answer: { readonly kind: 'approved' | 'nothing-held' | 'replaced' | 'late' }
  }
}
