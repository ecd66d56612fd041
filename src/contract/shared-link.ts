import { isCurrencyCode } from '#domain/currency.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import type { PurchaseTax } from '#domain/purchase-tax.ts'
import type { Quote } from '#domain/quote.ts'
import { type SumOutcome, outcomeOf, type Sum } from '#domain/sum.ts'
import { readBanknotes } from './banknote-facts.ts'
import type { Goods } from './goods.ts'

/** The current board, or the office's record at the time of a shared link. */
export interface BoardAt {
  /** For a past time, `quotedAt` is a recorded minute: the link's minute or an earlier one. */
  readonly quotes: readonly Quote[]
  readonly halted: readonly InstrumentId[]
  /** `OfficeFacts.banknotes` of that time; left out if there were no rules. */
  readonly banknotes?: unknown
}

export interface BoardThen extends BoardAt {
  /** Set if the record could not be read. */
  readonly unread?: true
}

/** The facts besides the prices from which a sum is computed. */
export interface SumTerms {
  /** Leave it out for a record, because a record has traded instruments only. */
  readonly traded?: readonly InstrumentId[] | undefined
  /** `OfficeFacts.tax`. The record has no tax, so a past sum has the present one. */
  readonly tax: PurchaseTax | null
}

/** Calculates a sum on a board. */
export function outcomeOn<Code extends InstrumentId>(
  { quotes, halted, banknotes }: BoardAt,
  sum: Sum<Code>,
  { instrumentOf }: Pick<Goods<Code>, 'instrumentOf'>,
  { traded, tax }: SumTerms,
): SumOutcome<Code> {
  return outcomeOf(sum, {
    priceOf: (code) => ({
      quote: quotes.find((quote) => quote.code === code) ?? null,
      halted: halted.includes(code),
    }),
    instrumentOf,
    trades: (code) => traded?.includes(code) ?? true,
    banknotesOf: (code) => (isCurrencyCode(code) ? readBanknotes(banknotes, code)?.rules : undefined),
    tax,
  })
}
