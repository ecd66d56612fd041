import { type CalculatorQuery, type Mistake, QUESTION_FIELDS } from '#contract/calculator-query.ts'
import { DEAL_NAMES } from '#contract/question-names.ts'
import { CURRENCY_CODES } from '#domain/currency.ts'
import type { Deal } from '#domain/exchange.ts'
import { calculator as copy, mistakeText } from '../../copy/calculator.ts'
import { AmountBox } from '../../ui/AmountBox.tsx'
import { RadioChoice } from '../../ui/RadioChoice.tsx'
import { amountText, choicesOf } from './question-form.ts'

const DEALS = ['sell', 'buy'] as const satisfies Deal[]

const DEAL_OPTIONS = DEALS.map((deal) => ({
  value: DEAL_NAMES[deal],
  label: (
    <>
      <b>{copy.deal[deal].name}</b> <small>{copy.deal[deal].note}</small>
    </>
  ),
}))

export function DealChoice({ first }: { first: Deal }) {
  return (
    <RadioChoice
      legend={copy.deal.legend}
      name={QUESTION_FIELDS.deal}
      options={DEAL_OPTIONS}
      first={DEAL_NAMES[first]}
      look="joined"
    />
  )
}

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
