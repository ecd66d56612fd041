import type { InstrumentId } from '#domain/instrument.ts'

/** What a replica shows, by its own word. */
export interface ReplicaReport {
  readonly name: string
  /** What its visitors can read a price of: neither halted nor left out. */
  readonly shownCodes: readonly InstrumentId[]
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
