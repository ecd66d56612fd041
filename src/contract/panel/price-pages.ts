import type { InstrumentId, MetalCode } from '#domain/instrument.ts'
import type { MarginMeasure } from '#domain/margin-measure.ts'
import type { MarginLimits, SideMargins } from '#domain/margin.ts'
import type { Sides } from '#domain/quote.ts'
import type { Rate } from '#domain/rate.ts'
import type { ChangeAnswer } from './change-entries.ts'
import type { SetUpLine } from './set-up-page.ts'

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

/** The office's own prices of today, oldest first. */
export interface DayLine {
  readonly points: readonly { readonly at: number; readonly buy: Rate | null; readonly sell: Rate }[]
}

/** Prices that were halted together. `ended` is null while at least one of them is still halted. */
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
  /** null if the store cannot be read. */
  readonly messages: {
    readonly open: number
    readonly unread: number
    readonly oldestUnreadAt: number | null
  } | null
  /** In display order: currencies, then metals. */
  readonly prices: readonly PanelPrice[]
  /** The last halt and its outcome; null if there was none or it is unknown. */
  readonly lastStop: LastStop | null
  /** Recent changes of accounts, links and devices, newest first; only for managers, if no emails are sent. */
  readonly accessNews: readonly AccessChange[]
  /** Empty if nothing is missing, if the list was hidden, or if the person has no permission for its steps. */
  readonly setUp: readonly SetUpLine[]
  readonly lastEdit: { readonly at: number; readonly by: string | null; readonly summary: readonly string[] } | null
}

/** A problem of the running site, in words for the reader of the page. */
export interface PanelFinding {
  readonly kind: string
  readonly weight: 'bad' | 'degraded'
  /** One or two Turkish sentences; the first clause is the summary. */
  readonly text: string
  /** What the reader can do; null for a technician, who gets a command. */
  readonly advice: string | null
  /** The page of the panel that helps; null if none does. */
  readonly helpsAt: string | null
  readonly remedy: string | null
}

export interface PricePage extends PricedMargins {
  readonly kind: 'price'
  /** The version of the settings in force. */
  readonly version: number
  /** null if there is no record of today yet. */
  readonly today: DayLine | null
  /** The last five changes of the price, newest first. */
  readonly changes: readonly PriceEventLines[]
}

/** Margins of a whole board, published together or not at all. */
export interface SeveralPage {
  readonly kind: 'several'
  readonly board: 'currencies' | 'metals'
  /** True if the office also has the gold board. */
  readonly hasGold: boolean
  /** The instruments that the office trades. */
  readonly rows: readonly PricedMargins[]
  /** Instruments that the board shows for information only; they have no margins. */
  readonly information: readonly InstrumentId[]
  /** The version of the settings in force. */
  readonly version: number
}

/** The page that switches the gold board on or off and selects the traded products. */
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
  /** Publishes the margins of one price or of a whole board in one version. */
  readonly changeMargins: {
    readonly body: {
      /** The changed sides, as typed. */
      readonly margins: readonly ({ readonly code: InstrumentId } & Partial<TypedMargins>)[]
      /** The version that the form was made from; null means that the change replaces later changes by others. */
      readonly since: number | null
      /** The server's time of the figures that the person saw. */
      readonly seenAt: number
      readonly acceptUnusual: boolean
    }
    /** `outdated`: the figures were seen too long ago. */
    readonly answer: ChangeAnswer | { readonly kind: 'outdated' }
  }
  /** Undoes what one version changed in the margins of these prices. A later change of them is a conflict. */
  readonly undoMargins: {
    readonly body: { readonly version: number; readonly codes: readonly InstrumentId[] }
    readonly answer: ChangeAnswer | { readonly kind: 'forgotten' }
  }
  /** Switches the gold board on or off and sets the traded products. */
  readonly changeGold: {
    readonly body: { readonly on: boolean; readonly traded: readonly MetalCode[]; readonly since: number }
    readonly answer: ChangeAnswer
  }
  /** Approves a held price as the person saw it. Later prices are compared with it. */
  readonly approve: {
    readonly body: { readonly code: InstrumentId; readonly buy: Rate | null; readonly sell: Rate }
    /** `replaced`: another price is held now. `late`: the approval is stored, but the market has not applied it yet. */
    readonly answer: { readonly kind: 'approved' | 'nothing-held' | 'replaced' | 'late' }
  }
}
