import { DEAL_NAMES, QUESTION_FIELDS } from '#contract/question.ts'
import type { Deal } from '#domain/exchange.ts'
import { calculator as copy } from '../../copy/calculator.ts'
import { RadioChoice } from '../../ui/RadioChoice.tsx'

const DEALS = ['sell', 'buy'] as const satisfies Deal[]

const OPTIONS = DEALS.map((deal) => ({
  value: DEAL_NAMES[deal],
  label: (
    <>
      <b>{copy.deal[deal].name}</b> <small>{copy.deal[deal].note}</small>
    </>
  ),
}))

/** Whether the visitor sells or buys: two radios as one control. */
export function DealChoice({ first }: { first: Deal }) {
  return (
    <RadioChoice
      legend={copy.deal.legend}
      name={QUESTION_FIELDS.deal}
      options={OPTIONS}
      first={DEAL_NAMES[first]}
      look="joined"
    />
  )
}
