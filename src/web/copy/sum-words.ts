import type { FigureStyle } from '#contract/languages.ts'
import type { MistakenRow } from '#contract/sum-query.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { Deal } from '#domain/deal.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import type { NoSum, Sum, SumItem, SumResult } from '#domain/sum.ts'

interface DealWords {
  readonly name: string
  readonly note: string
}

/** The words of the form. Rows are counted from 1. */
export interface FormWords<Code extends InstrumentId> {
  readonly form: string
  readonly deal: { readonly legend: string } & Readonly<Record<Deal, DealWords>>
  readonly amount: (row: number) => string
  readonly product: (row: number) => string
  readonly placeholder: string
  /** How amounts may be written; null: nothing is said of it. */
  readonly hint: string | null
  /** How amounts are written; left out: as in Turkey. */
  readonly figures?: FigureStyle
  readonly submit: string
  readonly name: (code: Code) => string
  /** Codes are not translated. */
  readonly areCodes: boolean
  readonly rowMistake: (row: MistakenRow<Code>) => string
}

export interface AnswerWords<Code extends InstrumentId> {
  /** "500 USD bozdurursanız" */
  readonly title: (sum: Sum<Code>) => string
  /** Beside the sum. `moment`, "15.34’teki": the price is not of now. */
  readonly label: (deal: Deal, against: CurrencyCode | null, moment: string | null) => string
  /** Why there is no sum. */
  readonly noSum: (refused: NoSum<Code>['refused']) => string
}

/** The words of a question that is sent to the counter. */
export interface ChatWords<Code extends InstrumentId> {
  /** "500 USD", "3 çeyrek (eski)" */
  readonly item: (item: SumItem<Code>) => string
  /** "dolar", "çeyrek (eski)" */
  readonly inSentence: (code: Code) => string
  readonly lastPrice: string
  readonly atThisPrice: string
  readonly whatPrice: string
  /** "para hazır mı" */
  readonly isReady: Readonly<Record<Deal, string>>
  /** Under "WhatsApp’tan sor": what the message has. */
  readonly note: string
}

export interface SumWords<Code extends InstrumentId> extends FormWords<Code>, AnswerWords<Code> {
  /** To whoever a link is sent: "500 USD bozdurulursa". */
  readonly shared: (sum: Sum<Code>) => string
  /** "alış kuru 47,2330 ₺" */
  readonly price: (result: SumResult<Code>) => string
  readonly chat: ChatWords<Code>
}
