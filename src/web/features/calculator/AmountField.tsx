import { type Mistake, QUESTION_FIELDS } from '#contract/question.ts'
import { CURRENCY_CODES, type CurrencyCode } from '#domain/currency.ts'
import { calculator as copy, mistakeText } from '../../copy/calculator.ts'
import { AmountBox } from './AmountBox.tsx'

interface AmountFieldProps {
  readonly text: string
  readonly code: CurrencyCode
  readonly mistake: Mistake | null
  /** What stands there now is wider than the box of a small phone. */
  readonly isLong: boolean
  /** How amounts may be written; null where the form is a small one. */
  readonly hint: string | null
}

/** How much of which currency, in one box. */
export function AmountField({ code, mistake, ...box }: AmountFieldProps) {
  return (
    <AmountBox
      {...box}
      label={copy.amount}
      name={QUESTION_FIELDS.amount}
      placeholder="500"
      mistake={mistake === null ? null : mistakeText(mistake)}
    >
      <select name={QUESTION_FIELDS.code} aria-label={copy.currency} defaultValue={code} translate="no">
        {CURRENCY_CODES.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </AmountBox>
  )
}
