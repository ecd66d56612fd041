import type { InstrumentId } from '#domain/instrument.ts'

/** A price that is not on the site, and since when. */
export interface HaltedPrice {
  readonly code: InstrumentId
  readonly since: number
  readonly by: string | null
  readonly reason: string | null
}

/** Characters of the reason of a halt. */
export const MAX_REASON = 140

export interface HaltActions {
  /** Takes prices off the site; `codes` null: all of them. */
  readonly halt: {
    readonly body: { readonly codes: readonly InstrumentId[] | null; readonly reason: string }
    readonly answer: HaltAnswer
  }
  /** Puts them back. A price that is not named stays halted. */
  readonly resume: {
    readonly body: { readonly codes: readonly InstrumentId[] }
    readonly answer: HaltAnswer
  }
}

export interface HaltAnswer {
  readonly kind: 'halted' | 'resumed'
  /** The codes that the office trades. */
  readonly codes: readonly InstrumentId[]
  /** See `HaltResult` of the settings. `nowhere`: it is not as it was asked. */
  readonly reach: 'everywhere' | 'here' | 'nowhere'
  readonly kept: 'store' | 'file' | 'memory'
  /** Names of replicas that have not confirmed it; null: they could not be asked. */
  readonly unconfirmed: readonly string[] | null
  /** Names of the replicas that confirmed; empty if there is only one or they are unknown. */
  readonly confirmed: readonly string[]
  /** ms until this was known. */
  readonly took: number
  /** The server's time of the answer: a later state that disagrees takes its sentence back. */
  readonly at: number
}
