import type { InstrumentId } from '#domain/instrument.ts'

/** A price that is halted by one or several acts; time, person and reason are of the first one. */
export interface HaltedPrice {
  readonly code: InstrumentId
  /** ms since the epoch. */
  readonly since: number
  /** A login name or a person's name; null means unknown. */
  readonly by: string | null
  readonly reason: string | null
  /** The ids of all acts that halt it. A resumption names those that its person has seen. */
  readonly acts: readonly string[]
}

/** The maximum length of a halt's reason in characters. */
export const MAX_REASON = 140

export interface HaltActions {
  /** Halts prices; `codes` null means all of them. */
  readonly halt: {
    readonly body: { readonly codes: readonly InstrumentId[] | null; readonly reason: string }
    readonly answer: HaltAnswer
  }
  /** Ends the halts of the given prices by the acts that the person has seen (`HaltedPrice.acts`), and no later one. */
  readonly resume: {
    readonly body: { readonly codes: readonly InstrumentId[]; readonly seen: readonly string[] }
    readonly answer: HaltAnswer
  }
}

export interface HaltAnswer {
  readonly kind: 'halted' | 'resumed'
  /** The codes that the office trades. */
  readonly codes: readonly InstrumentId[]
  /** See `HaltResult` of the settings. `nowhere` means that the request had no effect. */
  readonly reach: 'everywhere' | 'here' | 'nowhere'
  readonly kept: 'store' | 'file' | 'memory'
  /** The codes of a resumption that somebody halted again in the meantime. They stay halted. */
  readonly again: readonly InstrumentId[]
  /** Names of replicas that have not confirmed the change; null means that they could not be asked. */
  readonly unconfirmed: readonly string[] | null
  /** Names of replicas that have confirmed the change; empty if only one replica runs or the names are unknown. */
  readonly confirmed: readonly string[]
  /** ms until the outcome was known. */
  readonly took: number
  /** The server's time of the answer. A later state that contradicts the answer removes its sentence. */
  readonly at: number
}
