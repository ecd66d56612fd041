import type { CurrencyCode } from '#domain/currency.ts'
import { amountMistake, calculator } from './calculator.ts'
import { rateText, sharedQuestion } from './quote.ts'
import { noOutcomeTexts, sharedText, slipTitle, sumLabel } from './slip.ts'
import type { SumWords } from './sum-words.ts'

/** What a sum of currencies says of itself. */
export const currencySum: SumWords<CurrencyCode> = {
  ...calculator,
  amount: () => calculator.amount,
  product: () => calculator.currency,
  placeholder: '500',
  name: (code) => code,
  areCodes: true,
  rowMistake: amountMistake,
  title: slipTitle,
  shared: sharedText,
  question: sharedQuestion,
  label: sumLabel,
  noSum: ([refusal]) => noOutcomeTexts(refusal).title,
  price: rateText,
}
