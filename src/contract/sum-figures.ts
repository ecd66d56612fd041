import type { Amount, AmountError } from '#domain/amount.ts'

/** The figure in a field; null if the field is empty or the page has none. */
export type TypedFigure =
  | { readonly kind: 'figure'; readonly amount: Amount }
  | { readonly kind: 'mistake'; readonly typed: string; readonly mistake: AmountError | 'too-fine' }
  | null

export interface SumFigures {
  /** An amount of lira to convert to each product. */
  readonly lira: TypedFigure
  readonly grams: TypedFigure
  /** The fineness of the weight in thousandths. */
  readonly fineness: TypedFigure
}
