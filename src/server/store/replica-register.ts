import type { InstrumentId } from '#domain/instrument.ts'

/** The state that a replica reports. */
interface ReplicaReport {
  readonly name: string
  /** The codes with a visible price. */
  readonly shownCodes: readonly InstrumentId[]
  /** The version of the settings in force. */
  readonly version: number
}

export interface KnownReplica extends ReplicaReport {
  /** The time of the report by the database's clock, and its age in ms. */
  readonly sentAt: number
  readonly age: number
}

export interface ReplicaRegister {
  /** Stores a report; deletes replicas that have not reported for a day. */
  report(own: ReplicaReport): Promise<void>
  /** Asks each replica to refresh and report. Resolves with the time by the database's clock. */
  ask(): Promise<number>
  /** Resolves with the replicas by name. A disconnected or killed replica is listed with its last report. */
  replicas(): Promise<KnownReplica[]>
  /** Removes the report of a stopping replica. */
  leave(name: string): Promise<void>
}
