import type { Day } from '#domain/calendar.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import type { Notice, OpeningHours } from '#domain/opening.ts'
import type { Rate } from '#domain/rate.ts'
import type { Outcome } from './frame.ts'
import type { PanelFinding, PanelPrice } from './prices.ts'

/** The version of the settings that a form was made from. */
type Version = number

/** Until when a notice stands: today's closing, tomorrow's end, or a moment of its own. */
export type NoticeEnd = 'bugun' | 'yarin' | 'tarih'

export interface NoticePage {
  readonly kind: 'notice'
  readonly version: Version
  readonly notice: Notice | null
  readonly typed: {
    readonly text: string
    readonly end: NoticeEnd
    /** "2026-11-23" and "18:30", of `tarih` alone. */
    readonly day: string
    readonly time: string
  } | null
  /** When the counter closes today, "18:30"; null: it is closed for today. */
  readonly closesAt: string | null
  /** Newest first, each text once. */
  readonly earlier: readonly { readonly text: string; readonly at: number; readonly by: string | null }[]
  readonly outcome: Outcome | null
}

export interface HoursPage {
  readonly kind: 'hours'
  readonly version: Version
  readonly hours: OpeningHours
  readonly today: Day
  /** The next two quarters or halves of an hour before today's closing, "17:15"; none: it is closed. */
  readonly earlyTimes: readonly string[]
  /** What is being changed; `day` null: a special day that is new. */
  readonly editing:
    | { readonly kind: 'week'; readonly typed: readonly string[] }
    | {
        readonly kind: 'special-day'
        readonly day: Day | null
        readonly typed: { readonly day: string; readonly name: string; readonly hours: string }
      }
    | null
  readonly outcome: Outcome | null
}

export const FACT_FIELDS = ['telefon', 'mesaj', 'adres'] as const
export type FactField = (typeof FACT_FIELDS)[number]

export interface FactsPage {
  readonly kind: 'facts'
  readonly version: Version
  readonly phone: string
  /** Digits with the country's code. */
  readonly chat: string
  readonly address: {
    readonly street: string
    readonly district: string
    readonly city: string
    readonly postalCode: string
  }
  readonly editing: FactField | null
  /** By the name of the form's field. */
  readonly typed: Readonly<Record<string, string>> | null
  /** What the technician imports: what it is, what it says, and why it is not changed here. */
  readonly technician: readonly {
    readonly name: string
    readonly value: string
    readonly note: string | null
  }[]
  readonly outcome: Outcome | null
}

export interface HistoryPage {
  readonly kind: 'history'
  /** Versions, and halts between them, newest first. */
  readonly versions: readonly {
    /** null: a halt or a resumption, which is no version. */
    readonly number: number | null
    readonly at: number
    readonly by: string | null
    readonly via: 'panel' | 'command' | 'import' | 'undo' | 'restore'
    /** The first is the heading; empty: nothing that visitors feel. */
    readonly lines: readonly string[]
    /** What the person said about it: the reason of a halt; null: nothing. */
    readonly reason: string | null
    readonly inForce: boolean
  }[]
  /** The next page begins before this version; null: there is none. */
  readonly before: number | null
  /** A version that somebody wants back, and what that would change. */
  readonly restoring: { readonly number: number; readonly lines: readonly string[] } | null
  readonly outcome: Outcome | null
}

export interface DayRecordPage {
  readonly kind: 'day-record'
  readonly day: Day
  readonly today: Day
  /** The sides that visitors pay. `close`: the last one of a day before. */
  readonly rows: readonly {
    readonly code: InstrumentId
    readonly low: Rate | null
    readonly high: Rate | null
    readonly close: Rate | null
  }[]
  readonly closeDay: Day | null
  /** When the counter opened that day and when it closed, ms, or today will; null: it is closed for the day. */
  readonly from: number | null
  readonly to: number | null
}

export interface MorePage {
  readonly kind: 'more'
  readonly verdict: 'good' | 'degraded' | 'bad'
  readonly version: number
  /** null to who may not see them. */
  readonly people: { readonly people: number; readonly devices: number } | null
}

/** `fair`: somebody should look; `bad`: somebody suffers; `calm`: as it should be, and not at work. */
export type Tone = 'good' | 'fair' | 'bad' | 'calm'

export interface StatusLine {
  readonly name: string
  readonly value: string
  /** null: a plain value. */
  readonly tone: Tone | null
  readonly note: string | null
  /** A long note takes the whole width. */
  readonly long: boolean
}

/** All that is known of the running site. Without a person around it is the page of the machine itself. */
export interface StatusPage {
  readonly kind: 'status'
  readonly verdict: 'good' | 'degraded' | 'bad'
  /** No page helps from there. */
  readonly findings: readonly PanelFinding[]
  readonly prices: readonly PanelPrice[]
  readonly refused: readonly {
    readonly code: InstrumentId
    readonly buy: Rate | null
    readonly sell: Rate | null
    readonly at: number
    readonly why: string
  }[]
  readonly bulletinDay: Day | null
  readonly cards: readonly {
    readonly title: string
    readonly note: string | null
    readonly lines: readonly StatusLine[]
  }[]
}
