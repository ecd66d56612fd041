import type { SettingsMistake } from '#contract/settings/settings-mistake.ts'
import type { SettingsChange, SettingsPatch } from '#contract/settings/settings-patch.ts'
import type { OfficeSettings } from '#contract/settings/settings-schema.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import type { Margin } from '#domain/margin.ts'
import type { Sides } from '#domain/quote.ts'
import type { MarginSide, UnusualKind } from '#domain/unusual-margin.ts'
import type { ChangeWay, SettingsVersion, StoredHalt } from '../store/index.ts'

export interface ChangeOptions {
  readonly by: string | null
  readonly via: ChangeWay
  /** The version that the form showed. Later changes of the same paths are a conflict; null: nothing is. */
  readonly since: number | null
  readonly reason: string | null
  readonly mode: 'preview' | 'publish'
  /** Unusual margins are published only if a person has agreed to them. */
  readonly acceptUnusual: boolean
}

/** A margin that is possible and was probably not meant. */
export interface UnusualMargin {
  readonly code: InstrumentId
  readonly side: MarginSide
  /** `lost`: the side had a margin, and has none now. */
  readonly kind: UnusualKind | 'lost'
  readonly from: Margin | null
  readonly to: Margin | null
  /** The largest margin of the last 30 days; null means that there was none. */
  readonly largest: Margin | null
  /** What was probably meant; null: nobody knows. */
  readonly likely: Margin | null
}

/** What visitors read of a price before and after a change; null means "Gişeye sorunuz". */
export interface PriceChange {
  readonly code: InstrumentId
  readonly before: Sides | null
  readonly after: Sides | null
}

/** What a change would do, or did. */
export interface ChangePreview {
  readonly changes: readonly SettingsChange[]
  /** Those of them that nobody should learn from a customer: accounts, telephones, unusual margins. */
  readonly sensitive: readonly SettingsChange[]
  readonly prices: readonly PriceChange[]
  readonly unusual: readonly UnusualMargin[]
}

/** Somebody changed a value since the version that the form showed. */
export interface SettingsConflict extends SettingsChange {
  readonly number: number
  readonly by: string | null
  readonly at: number
}

export type ChangeResult =
  | ({ readonly kind: 'published'; readonly version: number } & ChangePreview)
  | ({ readonly kind: 'preview'; readonly mistakes: readonly SettingsMistake[] } & ChangePreview)
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'conflict'; readonly conflicts: readonly SettingsConflict[] }
  | { readonly kind: 'invalid'; readonly mistakes: readonly SettingsMistake[] }
  | ({ readonly kind: 'unusual' } & ChangePreview)
  /** The store can't be read or written. */
  | { readonly kind: 'unavailable'; readonly error: Error }

export interface HaltResult {
  /** Those of the requested that the office offers. */
  readonly codes: readonly InstrumentId[]
  readonly halted: boolean
  /**
   * `everywhere`: no replica shows them any more, or each shows them again. `here`: this process does so, and of others
   * it is not known. `refused`: nothing changed, because the store is away and a resumption must not be lost.
   */
  readonly reach: 'everywhere' | 'here' | 'refused'
  /** Where it is kept: in the store, in a file of this machine until the store is back, or nowhere. */
  readonly kept: 'store' | 'file' | 'memory'
  /** Names of the replicas that have not confirmed it; null means that they could not be asked. */
  readonly unconfirmedReplicas: readonly string[] | null
  /** ms until this was known. */
  readonly took: number
}

/** What the settings module offers to a panel in the running server. A command has the same over its own store. */
export interface SettingsAccess {
  readonly current: () => { readonly number: number; readonly settings: OfficeSettings }
  readonly halts: () => readonly StoredHalt[]
  readonly change: (patch: SettingsPatch, options: ChangeOptions) => Promise<ChangeResult>
  readonly setHalted: (
    codes: readonly InstrumentId[],
    halted: boolean,
    options: { readonly by: string | null; readonly reason: string | null },
  ) => Promise<HaltResult>
  /** Newest first, at most 500. */
  readonly versions: () => Promise<readonly SettingsVersion[]>
  /** The whole document of a version; null: it is not kept any more. */
  readonly documentOf: (number: number) => Promise<OfficeSettings | null>
}
