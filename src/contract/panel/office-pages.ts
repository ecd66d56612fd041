import type { DirectionLanguage, WayHere } from '#contract/languages.ts'
import type { BankAccounts, LicenceFacts } from '#contract/office-facts.ts'
import type { Day } from '#domain/calendar.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import type { OfficeNoticeLine, OpeningHours } from '#domain/opening.ts'
import type { Rate } from '#domain/rate.ts'
import type { PersonDevice } from './people-pages.ts'
import type { PanelFinding, PanelPrice } from './price-pages.ts'

/** The version of the settings that a form was made from. */
type Version = number

/** When a notice ends: at today's closing, at the end of tomorrow, or at its own time. */
export const NOTICE_ENDS = ['today', 'tomorrow', 'moment'] as const
export type NoticeEnd = (typeof NOTICE_ENDS)[number]

export interface NoticePage {
  readonly kind: 'notice'
  readonly version: Version
  readonly notice: OfficeNoticeLine | null
  /** When the counter closes today, "18:30"; null: it is closed for today. */
  readonly closesAt: string | null
  /** Newest first, each text once. */
  readonly earlier: readonly { readonly text: string; readonly at: number; readonly by: string | null }[]
}

export interface HoursPage {
  readonly kind: 'hours'
  readonly version: Version
  readonly hours: OpeningHours
  /** The one that a notice of an early closing would replace. */
  readonly notice: OfficeNoticeLine | null
  readonly today: Day
}

/** The limits that the office may leave empty. */
export type LimitName = 'identityFromUsd' | 'taxNumberFromUsd' | 'largeSumTl' | 'explainedFromTl'

/** The accounts page's note on transfers, besides the limit. */
export type TransferFact = 'receiptAnswer' | 'titleDeedAnswer' | 'includesTax'

export interface FactsPage {
  readonly kind: 'facts'
  readonly version: Version
  readonly phone: string
  /** Digits with the country's code. */
  readonly chat: string
  readonly email: string
  readonly address: {
    readonly street: string
    readonly district: string
    readonly city: string
    readonly postalCode: string
  }
  readonly directions: Readonly<Record<DirectionLanguage, WayHere>>
  readonly licence: LicenceFacts
  /** Address of the ministry's list of licensed offices; null: the site links to none. */
  readonly licensedOffices: string | null
  /** The holder as a transfer needs it; null only in the sample. */
  readonly accountHolder: string | null
  readonly banks: readonly BankAccounts[]
  /** null: the office names no such limit. */
  readonly limits: Readonly<Record<LimitName, number | null>>
  readonly transfers: { readonly receiptAnswer: string | null; readonly titleDeedAnswer: string | null } & {
    readonly includesTax: boolean
  }
  /** A field that only the technician imports: its name, its value, and the reason. */
  readonly technician: readonly {
    readonly name: string
    readonly value: string
    readonly note: string | null
  }[]
}

export const HISTORY_TOPICS = ['settings', 'halts', 'people', 'messages'] as const
export type HistoryTopic = (typeof HISTORY_TOPICS)[number]

export interface HistoryEntry {
  readonly topic: HistoryTopic
  /** The version of the settings; null: it is another act. */
  readonly number: number | null
  readonly at: number
  readonly by: string | null
  readonly via: 'panel' | 'command' | 'import' | 'undo' | 'restore'
  /** The first is the heading; empty: nothing that visitors can see. */
  readonly lines: readonly string[]
  /** Why the person did it, in their words; null: they gave no reason. */
  readonly reason: string | null
  readonly inForce: boolean
}

export interface HistoryPage {
  readonly kind: 'history'
  /** null: all of them. */
  readonly topic: HistoryTopic | null
  /** Newest first. */
  readonly entries: readonly HistoryEntry[]
  /** The next page begins before this moment; null: there is none. */
  readonly before: number | null
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
  /** null: the person may not see them. */
  readonly people: { readonly people: number; readonly devices: number } | null
  /** The person's own; empty in demo mode. */
  readonly devices: readonly PersonDevice[]
}

/** `fair`: somebody should look; `bad`: visitors suffer; `calm`: in order and not in use. */
export type StateTone = 'good' | 'fair' | 'bad' | 'calm'

export interface StatusLine {
  readonly name: string
  readonly value: string
  /** null: a plain value. */
  readonly tone: StateTone | null
  readonly note: string | null
  /** A long note uses the whole width. */
  readonly long: boolean
}

/** All that is known of the running site. Without a person around it is the page of the machine itself. */
export interface StatusPage {
  readonly kind: 'status'
  readonly verdict: 'good' | 'degraded' | 'bad'
  /** The change has no page of its own. */
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
