import type { InstrumentId } from '#domain/instrument.ts'
import type { Sides } from '#domain/quote.ts'

/** A price of the source, before margins, that waited until a person let it pass. */
export interface Approval extends Sides {
  readonly code: InstrumentId
  /** ms since the epoch. */
  readonly at: number
}

export interface ApprovalStore {
  keepApproval(approval: Approval): Promise<void>
  /** Those with a greater number, in their order. */
  approvalsAfter(number: number): Promise<(Approval & { readonly number: number })[]>
}
