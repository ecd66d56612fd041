import type { BankAccounts, LicenceFacts, OfficeFacts } from '#contract/office-facts.ts'
import type { Day } from '#domain/calendar.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import type { OfficeNoticeLine, OpeningHours } from '#domain/opening.ts'
import type { Rate } from '#domain/rate.ts'
import type { PersonDevice } from './people-pages.ts'
import type { PanelFinding, PanelPrice } from './price-pages.ts'

/** The version of the settings that a form was made from. */
type Version = number

/** The end of a notice: today's closing time, the end of tomorrow, or a typed time. */
export const NOTICE_ENDS = ['today', 'tomorrow', 'moment'] as const
export type NoticeEnd = (typeof NOTICE_ENDS)[number]

export interface NoticePage {
  readonly kind: 'notice'
  readonly version: Version
  readonly notice: OfficeNoticeLine | null
  /** The closing time of today, "18:30"; null if the office is already closed for today. */
  readonly closesAt: string | null
  /** Earlier notices, newest first, each text once. */
  readonly earlier: readonly { readonly text: string; readonly at: number; readonly by: string | null }[]
}

export interface HoursPage {
  readonly kind: 'hours'
  readonly version: Version
  readonly hours: OpeningHours
  /** The current notice, which a notice of an early closing would replace. */
  readonly notice: OfficeNoticeLine | null
  readonly today: Day
}

/** The limits that the office may leave empty. */
export type LimitName = 'identityFromUsd' | 'taxNumberFromUsd' | 'largeSumTl' | 'explainedFromTl'

/** The accounts page's note on transfers, besides the limit. */
export type TransferFact = Exclude<keyof OfficeFacts['transfers'], 'explainedFromTl'>

export type AddressFact = Exclude<keyof OfficeFacts['address'], 'around'>

export interface FactsPage {
  readonly kind: 'facts'
  readonly version: Version
  readonly phone: string
  /** Digits with the country code. */
  readonly chat: string
  readonly email: string
  readonly address: Pick<OfficeFacts['address'], AddressFact>
  readonly directions: OfficeFacts['directions']
  readonly licence: LicenceFacts
  /** Address of the ministry's list of licensed offices; null means that the site has no link to it. */
  readonly licensedOffices: string | null
  /** The holder as a transfer needs it; null only in the sample. */
  readonly accountHolder: string | null
  readonly banks: readonly BankAccounts[]
  /** null means that the office has no such limit. */
  readonly limits: Readonly<Record<LimitName, number | null>>
  readonly transfers: Pick<OfficeFacts['transfers'], TransferFact>
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
  /** The version of the settings; null for other audit entries. */
  readonly number: number | null
  readonly at: number
  readonly by: string | null
  readonly via: 'panel' | 'command' | 'import' | 'undo' | 'restore'
  /** The first line is the heading. Empty if visitors see no difference. */
  readonly lines: readonly string[]
  /** The reason in the person's words; null means that none was given. */
  readonly reason: string | null
  readonly inForce: boolean
}

export interface HistoryPage {
  readonly kind: 'history'
  /** null means all topics. */
  readonly topic: HistoryTopic | null
  /** The changes, newest first. */
  readonly entries: readonly HistoryEntry[]
  /** The next page begins before this time; null means that there is no next page. */
  readonly before: number | null
}

export interface DayRecordPage {
  readonly kind: 'day-record'
  readonly day: Day
  readonly today: Day
  /** The prices on the site. `close` is the last close of an earlier day. */
  readonly rows: readonly {
    readonly code: InstrumentId
    readonly low: Rate | null
    readonly high: Rate | null
    readonly close: Rate | null
  }[]
  readonly closeDay: Day | null
  /** Opening and closing times of the day in ms; null if the office is closed on that day. */
  readonly from: number | null
  readonly to: number | null
}

export interface MorePage {
  readonly kind: 'more'
  readonly verdict: 'good' | 'degraded' | 'bad'
  readonly version: number
  /** null if the person may not see the number of accounts. */
  readonly people: { readonly people: number; readonly devices: number } | null
  /** The person's own devices; empty in demo mode. */
  readonly devices: readonly PersonDevice[]
}

/** `fair`: needs attention. `bad`: affects visitors. `calm`: in order and not in use. */
export type StateTone = 'good' | 'fair' | 'bad' | 'calm'

export interface StatusLine {
  readonly name: string
  readonly value: string
  /** null for a plain value. */
  readonly tone: StateTone | null
  readonly note: string | null
  /** True if the note needs the whole width. */
  readonly long: boolean
}

/** The state of the running site. Without a signed-in person, the machine itself serves this page read-only. */
export interface StatusPage {
  readonly kind: 'status'
  readonly verdict: 'good' | 'degraded' | 'bad'
  /** Findings that no other page of the panel shows. */
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
