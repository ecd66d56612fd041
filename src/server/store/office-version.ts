import type { InstrumentId } from '#domain/instrument.ts'

/** A text of the office file that the site has taken up. */
export interface OfficeVersion {
  /** 1, 2, 3 … never given twice. */
  readonly number: number
  /** When it was taken up, ms since the epoch. */
  readonly at: number
  /** Who wrote it, by login; of an edit by hand the owner of the file; null: nobody knows. */
  readonly by: string | null
  /** The words of the command that wrote it; null: edited by hand. */
  readonly command: string | null
  /** In Turkish, a short line for each thing that is another than before. */
  readonly summary: readonly string[]
  /** What it halts by itself. */
  readonly halted: readonly InstrumentId[]
  readonly sha256: string
}

export interface NewVersion extends Omit<OfficeVersion, 'number'> {
  readonly text: string
}

export interface VersionStore {
  /** Keeps so many of the newest besides; resolves with its number. */
  keepVersion(version: NewVersion, most: number): Promise<number>
  /** The same, only if `after` is the number of the newest (0: there is none); else null. */
  keepNextVersion(after: number, version: NewVersion, most: number): Promise<number | null>
  /** Newest first, without their texts. */
  versions(limit: number): Promise<OfficeVersion[]>
  version(number: number): Promise<(OfficeVersion & { readonly text: string }) | null>
}
