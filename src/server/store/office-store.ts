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
  readonly halted: readonly InstrumentId[]
  readonly sha256: string
  /** The file by which it came in; null: by none. */
  readonly file: string | null
}

export interface NewVersion extends Omit<OfficeVersion, 'number'> {
  readonly text: string
}

export interface VersionStore {
  /** Keeps the newest `most`. Resolves with its number; null: `after` is not the newest (0: there is none). */
  keepNextVersion(after: number, version: NewVersion, most: number): Promise<number | null>
  /** Newest first, without their texts. */
  versions(limit: number): Promise<OfficeVersion[]>
  version(number: number): Promise<(OfficeVersion & { readonly text: string }) | null>
}

/** What a replica shows, by its own word. */
export interface ReplicaReport {
  readonly name: string
  /** What its visitors can read a price of: neither halted nor left out. */
  readonly quoted: readonly InstrumentId[]
  /** The version of the settings in force. */
  readonly version: number
}

export interface KnownReplica extends ReplicaReport {
  /** When it said so, by the database's clock, and how many ms ago that is. */
  readonly saidAt: number
  readonly age: number
}

export interface ReplicaRegister {
  /** Those that said nothing for a day are forgotten with it. */
  report(own: ReplicaReport): Promise<void>
  /** Has each look for what is new and say again what it shows; resolves with the moment by the database's clock. */
  ask(): Promise<number>
  /** By name. One that is cut off from the database, or was killed, is there with its last word. */
  replicas(): Promise<KnownReplica[]>
  /** It serves no longer. */
  leave(name: string): Promise<void>
}
