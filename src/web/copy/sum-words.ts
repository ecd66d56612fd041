import type { FigureStyle } from '#contract/languages.ts'
import type { MistakenRow } from '#contract/sum-query.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { Deal } from '#domain/deal.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import type { NoSum, Sum, SumItem, SumResult } from '#domain/sum.ts'

/** The texts of a row of the form. `row` starts at 1. */
export interface RowWords<Code extends InstrumentId> {
  readonly amount: (row: number) => string
  readonly product: (row: number) => string
  readonly placeholder: string
  /** Explains how amounts may be written; null means no hint. */
  readonly hint: string | null
  /** The notation of amounts; undefined means the Turkish notation. */
  readonly figures?: FigureStyle
  readonly name: (code: Code) => string
  /** True if names are currency codes, which are never translated. */
  readonly areCodes: boolean
  readonly rowMistake: (row: MistakenRow<Code>) => string
}

/** The texts of the form. */
export interface FormWords<Code extends InstrumentId> extends RowWords<Code> {
  readonly form: string
  readonly deal: { readonly legend: string } & Readonly<Record<Deal, { readonly name: string; readonly note: string }>>
  readonly submit: string
}

export interface AnswerWords<Code extends InstrumentId> {
  /** For example "500 USD bozdurursanız". */
  readonly title: (sum: Sum<Code>) => string
  /** The label of the sum. `moment`, for example "15.34’teki", means that the price is not current. */
  readonly label: (deal: Deal, against: CurrencyCode | null, moment: string | null) => string
  /** Explains why there is no sum. */
  readonly noSum: (refused: NoSum<Code>['refused']) => string
}

/** The texts of a message to the counter. */
export interface ChatWords<Code extends InstrumentId> {
  /** For example "500 USD" or "3 çeyrek (eski)". */
  readonly item: (item: SumItem<Code>) => string
  /** For example "dolar" or "çeyrek (eski)". */
  readonly inSentence: (code: Code) => string
  readonly lastPrice: string
  readonly atThisPrice: string
  readonly whatPrice: string
  /** For example "para hazır mı". */
  readonly isReady: Readonly<Record<Deal, string>>
  /** The note under "WhatsApp’tan sor" about the content of the message. */
  readonly note: string
}

export interface SumWords<Code extends InstrumentId> extends FormWords<Code>, AnswerWords<Code> {
  /** The title for the recipient of a shared link, for example "500 USD bozdurulursa". */
  readonly shared: (sum: Sum<Code>) => string
  /** For example "alış kuru 47,2330 ₺". */
  readonly price: (result: SumResult<Code>) => string
  readonly chat: ChatWords<Code>
}
