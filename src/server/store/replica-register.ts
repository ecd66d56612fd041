import type { InstrumentId } from '#domain/instrument.ts'

/** The state that a replica reports. */
export interface ReplicaReport {
  readonly name: string
  /** The codes whose price its visitors can read: neither halted nor left out. */
  readonly shownCodes: readonly InstrumentId[]
  /** The version of the settings in force. */
  readonly version: number
}

export interface KnownReplica extends ReplicaReport {
  /** When it reported, by the database's clock, and how many ms ago that is. */
  readonly saidAt: number
  readonly age: number
}

export interface ReplicaRegister {
  /** Stores a report; deletes replicas that have not reported for a day. */
  report(own: ReplicaReport): Promise<void>
  /** Asks each replica to refresh and report; resolves with the moment by the database's clock. */
  ask(): Promise<number>
  /** By name. A replica that was cut off or killed is listed with its last report. */
  replicas(): Promise<KnownReplica[]>
  /** The replica stopped. */
  leave(name: string): Promise<void>
}
