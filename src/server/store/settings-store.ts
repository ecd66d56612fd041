import type { SettingsChange } from '#contract/settings/settings-patch.ts'
import type { OfficeSettings } from '#contract/settings/settings-schema.ts'
import type { InstrumentId } from '#domain/instrument.ts'

/** How a version was made. */
export type ChangeWay = 'panel' | 'command' | 'import' | 'undo' | 'restore'

/** A version of the settings without its document. Numbers 1, 2, 3 … are never reused. */
export interface SettingsVersion {
  readonly number: number
  /** ms since the epoch. */
  readonly at: number
  /** A login, or the name of a person of the panel; null means unknown. */
  readonly by: string | null
  readonly via: ChangeWay
  readonly reason: string | null
  /** Empty in the first version, which has no predecessor. */
  readonly patch: readonly SettingsChange[]
}

export interface SettingsDocument {
  readonly number: number
  readonly document: OfficeSettings
}

export interface SettingsStore {
  /**
   * Adds the version after number `after` (0: the first) and keeps the newest `keep`. Resolves with its number; null
   * means that `after` is not the newest any more, and nothing was added.
   */
  addSettings(
    after: number,
    version: Omit<SettingsVersion, 'number'> & Pick<SettingsDocument, 'document'>,
    keep: number,
  ): Promise<number | null>
  /** Newest first. */
  settingsVersions(limit: number): Promise<SettingsVersion[]>
  /** The document of a version, or the newest; null: it is not kept. */
  settingsDocument(number?: number): Promise<SettingsDocument | null>
}

/** Files that the settings name by their hash. They stay, so that any version can come back. */
export interface FilesStore {
  /** A file that is there already stays. */
  keepFile(hash: string, bytes: Uint8Array): Promise<void>
  /** null: it was never kept. */
  file(hash: string): Promise<Uint8Array | null>
}

/** A price that a person halted. */
export interface StoredHalt {
  readonly code: InstrumentId
  /** ms since the epoch. */
  readonly since: number
  /** A login or a name; null means unknown. */
  readonly by: string | null
  readonly reason: string | null
}

/** A halt that may have ended. */
export interface PastHalt extends StoredHalt {
  /** null: it is in force. */
  readonly endedAt: number | null
  readonly endedBy: string | null
}

export interface HaltStore {
  /** The halts in force, in display order. */
  halts(): Promise<StoredHalt[]>
  /** A code that is halted already keeps its time, person and reason. */
  addHalts(halts: readonly StoredHalt[]): Promise<void>
  endHalts(codes: readonly InstrumentId[], at: number, by: string | null): Promise<void>
  /** The newest halts that began or ended, newest first; those in force are among them. */
  pastHalts(limit: number): Promise<PastHalt[]>
}
