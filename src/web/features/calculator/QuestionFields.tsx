import { type CalculatorQuery, choicesOf, type Mistake, QUESTION_FIELDS } from '#contract/calculator-query.ts'
import { CURRENCY_CODES } from '#domain/currency.ts'
import { calculator as copy, mistakeText } from '../../copy/calculator.ts'
import { AmountBox } from '../../ui/AmountBox.tsx'
import { amountText } from './question-form.ts'

interface AmountFieldProps {
  /** What the form begins with, and what stands in it now. */
  readonly first: CalculatorQuery
  readonly query: CalculatorQuery
  readonly mistake: Mistake | null
  /** How amounts may be written; null where the form is a small one. */
  readonly hint: string | null
}

/** Characters beyond which an amount of the usual size is cut in the box of a small phone. */
const LONG = 8

export function AmountField({ first, query, mistake, hint }: AmountFieldProps) {
  return (
    <AmountBox
      label={copy.amount}
      name={QUESTION_FIELDS.amount}
      text={amountText(first)}
      placeholder="500"
      mistake={mistake === null ? null : mistakeText(mistake)}
      isLong={amountText(query).length > LONG}
      hint={hint}
    >
      <select
        name={QUESTION_FIELDS.code}
        aria-label={copy.currency}
        defaultValue={choicesOf(first).code}
        translate="no"
      >
        {CURRENCY_CODES.map((code) => (
          <option key={code}>{code}</option>
        ))}
      </select>
    </AmountBox>
  )
}
