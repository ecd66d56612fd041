import type { InstrumentId } from '#domain/instrument.ts'
import type { AskedAct, AuditRecord, Halt } from '../store/index.ts'

/** A person's act that halts prices. It is in force before it is stored, and stays so without the store. */
export interface StopAct extends Omit<AskedAct, 'within'> {
  readonly codes: readonly InstrumentId[]
  /** A login name or a person's name; null means unknown. */
  readonly by: string | null
  readonly reason: string | null
  /** The line of the audit email; null means that there is none. */
  readonly record: AuditRecord | null
}

/** A person's act that ends halts. */
export interface ResumeAct extends Omit<AskedAct, 'within'> {
  readonly codes: readonly InstrumentId[]
  /** The ids of the acts that the person has seen. Later ones stay in force. */
  readonly seen: readonly string[]
  readonly by: string | null
  readonly record: AuditRecord | null
}

/** The halts of an act: one for each price, all of one time. */
export function haltsOf({ id, codes, at, by, reason }: StopAct): Halt[] {
  return codes.map((code) => ({ code, since: at, by, reason, act: id }))
}

export function haltedCodes(acts: readonly StopAct[]): ReadonlySet<InstrumentId> {
  return new Set(acts.flatMap(({ codes }) => codes))
}
