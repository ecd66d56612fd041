import type { InstrumentId } from '#domain/instrument.ts'
import type { Quote } from '#domain/quote.ts'

/** The board at the moment of a shared link, as far as the office's own record knows it, for the currencies that the link names. */
export interface BoardThen {
  /** `quotedAt` is the minute of the record, which is the link's or an earlier one. */
  readonly quotes: readonly Quote[]
  /** Not offered then. */
  readonly halted: readonly InstrumentId[]
}
