import type { CurrencyCode } from '#domain/currency.ts'
import { amountMistake, calculator } from './calculator.ts'
import { datedMoment } from './dated-moment.ts'
import { noOutcomeTexts, slipTitle, sumLabel } from './slip.ts'
import type { AnswerWords, FormWords } from './sum-words.ts'

export const currencyForm: FormWords<CurrencyCode> & AnswerWords<CurrencyCode> = {
  ...calculator,
  amount: () => calculator.amount,
  product: () => calculator.currency,
  placeholder: '500',
  name: (code) => code,
  areCodes: true,
  rowMistake: amountMistake,
  title: slipTitle,
  label: sumLabel,
  datedMoment,
  noSum: ([refusal]) => noOutcomeTexts(refusal).title,
}
