import type { AccountCurrency } from '#contract/account-currencies.ts'
import type { DirectionLanguage } from '#contract/languages.ts'
import type { LicenceFacts, OfficeFacts, RegistryFacts } from '#contract/office-facts.ts'
import type { Day } from '#domain/calendar.ts'
import type { PictureMistake } from '#domain/picture-rules.ts'
import type { ChangeAnswer } from './change-entries.ts'
import type { AddressFact, LimitName, NoticeEnd, TransferFact } from './office-pages.ts'

/** The version that a form was made from; null means that the change replaces later changes by others. */
interface Since {
  readonly since: number | null
}

/** A field that can't be published as typed. */
export interface FieldRefusal<Why extends string> {
  readonly kind: 'refused'
  readonly why: Why
}

export type NoticeRefusal = 'no-text' | 'closed-today' | 'no-moment' | 'past-moment'

export type HoursRefusal = 'unreadable' | 'no-time' | 'late-time' | 'no-day' | 'past-day' | 'no-name'

export interface NoticeActions {
  readonly publishNotice: {
    /** `day` and `time` ("2026-11-23", "18:30") are read if `end` is `moment`. */
    readonly body: Since & {
      readonly text: string
      readonly end: NoticeEnd
      readonly day: string
      readonly time: string
    }
    readonly answer: ChangeAnswer | FieldRefusal<NoticeRefusal>
  }
  readonly removeNotice: { readonly body: Since; readonly answer: ChangeAnswer }
}

/** The indexes of days that cannot be read, and whether the lunch break cannot be read or is not inside a day. */
interface UnreadableWeek {
  readonly kind: 'unreadable-week'
  readonly days: readonly number[]
  readonly lunch: boolean
}

export interface HoursActions {
  /**
   * `time` null means now. `notice` is shown above the boards until closing time; an empty one keeps the current
   * notice.
   */
  readonly closeEarly: {
    readonly body: Since & { readonly time: string | null; readonly notice: string }
    readonly answer: ChangeAnswer | FieldRefusal<HoursRefusal>
  }
  /**
   * The hours of each day as typed, Monday first: "09.00-18.30", "09.00-12.30, 13.15-18.30", "kapalı". `lunch` divides
   * Monday to Friday, except days with a break of their own; an empty one divides none.
   */
  readonly changeWeek: {
    readonly body: Since & { readonly hours: readonly string[]; readonly lunch: string }
    readonly answer: ChangeAnswer | UnreadableWeek
  }
  readonly saveSpecialDay: {
    readonly body: Since & { readonly day: string; readonly name: string; readonly hours: string }
    readonly answer: ChangeAnswer | FieldRefusal<HoursRefusal>
  }
  readonly removeSpecialDay: { readonly body: Since & { readonly day: Day }; readonly answer: ChangeAnswer }
}

/** `list` is the address of the ministry's list. */
type TypedLicence = Exclude<keyof LicenceFacts, 'picture' | 'registry'> | 'list'

/** Pages omit empty texts. */
type TypedWay = Readonly<Record<keyof OfficeFacts['directions']['tr'], string>>

/** One of the facts as typed. An empty text removes an optional one. */
export type TypedFact =
  | { readonly fact: 'phone' | 'chat' | 'email' | 'holder'; readonly text: string }
  /** Limits in whole units; an empty text means that the office names none. */
  | ({ readonly fact: 'limits' } & Readonly<Record<LimitName, string>>)
  /** Pages omit empty answers. `includesTax` is "evet" or "hayır". */
  | ({ readonly fact: 'transfers' } & Readonly<Record<TransferFact, string>>)
  | ({ readonly fact: 'address' } & Readonly<Record<AddressFact, string>>)
  | { readonly fact: 'directions'; readonly words: Readonly<Record<DirectionLanguage, TypedWay>> }
  | ({ readonly fact: 'licence' } & Readonly<Record<TypedLicence, string>>)
  | ({ readonly fact: 'registry' } & Readonly<Record<keyof RegistryFacts, string>>)
  | {
      readonly fact: 'bank'
      /** The index of the bank in the list. */
      readonly index: number
      readonly bank: string
      readonly branch: string
      readonly iban: Readonly<Record<AccountCurrency, string>>
      readonly account: Readonly<Record<AccountCurrency, string>>
    }

/** The changes that the publication would make, one a line: "telefon: 1 → 2". */
export interface Preview {
  readonly kind: 'preview'
  readonly changes: readonly string[]
  /** True if the publication needs the passkey. */
  readonly byPasskey: boolean
}

type Mode = { readonly mode: 'preview' | 'publish' }

export interface FactActions {
  /** Facts need the passkey unless nobody gains from false ones. */
  readonly changeFact: {
    readonly body: Since & Mode & { readonly typed: TypedFact }
    readonly answer: ChangeAnswer | Preview
  }
}

export interface PictureActions {
  /** `jpeg` is the base64 of a JPEG without metadata of at most 1,600 px and 300 kB; null removes the picture. */
  readonly changePicture: {
    readonly body: Since & { readonly jpeg: string | null }
    readonly answer: ChangeAnswer | FieldRefusal<PictureMistake>
  }
}

/** The version is no longer stored. */
interface Forgotten {
  readonly kind: 'forgotten'
}

export interface HistoryActions {
  /** Undoes the newest publication by another version. `overtaken`: another version was published later. */
  readonly undo: {
    readonly body: { readonly version: number }
    readonly answer: ChangeAnswer | { readonly kind: 'overtaken' | 'forgotten' }
  }
  /** Undoes the changes of one version only. A later change of the same value is a conflict. */
  readonly undoVersion: {
    readonly body: Mode & { readonly version: number }
    readonly answer: ChangeAnswer | Preview | Forgotten
  }
  /** Restores all settings as they were in a version. */
  readonly restore: {
    readonly body: Mode & { readonly version: number }
    readonly answer: ChangeAnswer | Preview | Forgotten
  }
}
