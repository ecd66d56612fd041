import type { InstrumentId } from '#domain/instrument.ts'
import type { Sides } from '#domain/quote.ts'

/** A price of the source, before margins, that waited until a person let it pass. */
export interface Acceptance extends Sides {
  readonly code: InstrumentId
  /** ms since the epoch. */
  readonly at: number
}

export interface AcceptanceStore {
  keepAcceptance(acceptance: Acceptance): Promise<void>
  /** Those with a greater number, in their order. */
  acceptancesAfter(number: number): Promise<(Acceptance & { readonly number: number })[]>
}
