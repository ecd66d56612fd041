import type { SettingsMistake } from '#contract/settings/settings-mistake.ts'
import type { SettingsChange } from '#contract/settings/settings-patch.ts'
import type { MarginCheckInput, UnusualMargin } from '#domain/check-margin.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import type { Sides } from '#domain/quote.ts'
import type { ChangeWay, SettingsStore, StoreFailure } from '../store/index.ts'

/** The number of stored versions, enough for several years of a busy office. */
export const MAX_VERSIONS = 500

export interface ChangeOptions {
  /** A login name, or the name of a person in the panel; null means unknown. */
  readonly by: string | null
  readonly via: ChangeWay
  /** The version that the form showed. Later changes of the same paths are a conflict; null disables the check. */
  readonly since: number | null
  readonly reason: string | null
  readonly mode: 'preview' | 'publish'
  /** True if a person has confirmed unusual margins. An undo or a restore needs no confirmation. */
  readonly acceptUnusual: boolean
  /** Returns the store whose next write is one transaction with the act's outcome; left out by commands. */
  readonly asAct?: ((published: PublishedChange) => Pick<SettingsStore, 'addSettings'>) | undefined
  /** Margins as typed, to ask about doubtful figures; left out if none was typed. */
  readonly written?: Readonly<Partial<Record<InstrumentId, MarginCheckInput['written']>>> | undefined
}

/** The office's price before and after a change; null is shown as "Gişeye sorunuz". */
export interface PriceChange {
  readonly code: InstrumentId
  readonly before: Sides | null
  readonly after: Sides | null
}

/** A possible deduction for banknotes that was probably not intended. In micro-lira. */
export interface UnusualBanknote {
  readonly code: CurrencyCode
  readonly kind: 'banknote-far' | 'banknote-unmeasured'
  /** The id of the banknotes. */
  readonly of: string
  readonly less: number
  /** The value that was probably intended; null means unknown. */
  readonly likely: number | null
}

export type UnusualChange = UnusualMargin | UnusualBanknote

/** The effect of a change, before or after it is published. */
export interface ChangeEffects {
  readonly changes: readonly SettingsChange[]
  /** Changes about which the office is alerted: accounts, telephone numbers, unusual margins. */
  readonly sensitive: readonly SettingsChange[]
  readonly prices: readonly PriceChange[]
  readonly unusual: readonly UnusualChange[]
}

/** A value that another person changed after the version that the form showed. */
export interface SettingsConflict extends SettingsChange {
  readonly number: number
  readonly by: string | null
  readonly at: number
}

export interface PublishedChange extends ChangeEffects {
  readonly kind: 'published'
  readonly version: number
  /** The replicas that do not report the version yet; null means that they could not be asked. */
  readonly unconfirmedReplicas: readonly string[] | null
  /** The ms until the version was in force. */
  readonly took: number
}

export type ChangeResult =
  | PublishedChange
  /** `mistakes` are the reasons why the change would be refused. */
  | ({ readonly kind: 'preview'; readonly mistakes: readonly SettingsMistake[] } & ChangeEffects)
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'conflict'; readonly conflicts: readonly SettingsConflict[] }
  | { readonly kind: 'invalid'; readonly mistakes: readonly SettingsMistake[] }
  | ({ readonly kind: 'unusual' } & ChangeEffects)
  /** The store cannot be read or written. */
  | { readonly kind: 'unavailable'; readonly failure: StoreFailure }
