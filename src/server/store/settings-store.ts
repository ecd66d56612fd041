import type { Fields } from '#contract/json.ts'
import type { Unreadable } from '#contract/settings/read-stored.ts'
import type { SettingsChange } from '#contract/settings/settings-patch.ts'
import type { OfficeSettings } from '#contract/settings/settings-schema.ts'
import type { InstrumentId } from '#domain/instrument.ts'

/** The origin of a version. */
export type ChangeWay = 'panel' | 'command' | 'import' | 'undo' | 'restore'

/** A version of the settings without its document. Numbers 1, 2, 3 … are never reused. */
export interface SettingsVersion {
  readonly number: number
  /** ms since the epoch. */
  readonly at: number
  /** A login name, or the name of a person in the panel; null means unknown. */
  readonly by: string | null
  readonly via: ChangeWay
  readonly reason: string | null
  /** Empty in the first version, which has no predecessor. */
  readonly patch: readonly SettingsChange[]
}

export interface SettingsDocument extends Unreadable {
  readonly number: number
  readonly document: OfficeSettings
  /** The document as it is stored, with everything that this release does not know. */
  readonly stored: Fields
}

export interface SettingsStore {
  /**
   * Adds the version after number `after` (0 for the first one) and keeps the newest `keep`. Resolves with its number,
   * or with null without a change if `after` is not the newest any more.
   */
  addSettings(
    after: number,
    version: Omit<SettingsVersion, 'number'> & { readonly document: Fields },
    keep: number,
  ): Promise<number | null>
  /** Resolves with the newest versions first. */
  settingsVersions(limit: number): Promise<SettingsVersion[]>
  /**
   * Resolves with the document of a version, or of the newest one; null if it is not stored. Rejects with a
   * `StoreFailure` (`damaged`) if it is no JSON object.
   */
  settingsDocument(number?: number): Promise<SettingsDocument | null>
}

/** Files that the settings reference by hash. They are never deleted, so that any version can be restored. */
export interface FilesStore {
  /** Stores a file unless the hash is stored already. */
  keepFile(hash: string, bytes: Uint8Array): Promise<void>
  /** Resolves with null for an unknown hash. */
  file(hash: string): Promise<Uint8Array | null>
}

/** One price that one act halted. */
export interface Halt {
  readonly code: InstrumentId
  /** ms since the epoch. */
  readonly since: number
  /** A login name or a person's name; null means unknown. */
  readonly by: string | null
  readonly reason: string | null
  /** The id of the act. */
  readonly act: string
}

/** A halt that may have ended. */
export interface PastHalt extends Halt {
  /** null if the halt is in force. */
  readonly endedAt: number | null
  readonly endedBy: string | null
  readonly endedAct: string | null
}

/** The end of halts: only of the given acts, so that no later halt ends. */
export interface HaltEnd {
  readonly codes: readonly InstrumentId[]
  /** The ids of the acts that the person had seen. */
  readonly seen: readonly string[]
  readonly at: number
  readonly by: string | null
  readonly act: string
}

export interface HaltStore {
  /** The halts in force, oldest first. A price may have several. */
  halts(): Promise<Halt[]>
  /**
   * Adds a halt for each act and price; a halt that is stored already, in force or ended, is not changed. `since` moves
   * by a millisecond if another halt of the price has that time.
   */
  addHalts(halts: readonly Halt[]): Promise<void>
  /** Resolves with the halts of these prices that stay in force. If nothing ends, it has no effect. */
  endHalts(end: HaltEnd): Promise<Halt[]>
  /** Resolves with the newest halts, ended or in force, newest first. */
  pastHalts(limit: number): Promise<PastHalt[]>
}
