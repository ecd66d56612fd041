/** One sum for currencies and gold: the form that is read whole, the slip that answers, what is handed on, and both pages' parts. */

export { CURRENCY_SUMS } from './currency-family.ts'
export { CurrencyForm } from './CurrencyForm.tsx'
export { goldSumIsland } from './gold-sum-island.ts'
export { dated, markedSample } from './shared-sum-text.ts'
export { SharedSlip } from './SharedSlip.tsx'
export { Slip } from './Slip.tsx'
export { sumIslands } from './sum-islands.tsx'
export { useFormQuestion } from './use-form-question.ts'
export { useOutcome } from './use-outcome.ts'
export { useSumFreshness } from './use-sum-freshness.ts'
export { SUM_FORM, useSumAddress, useSumForm } from './use-sum-form.ts'
export { useSumQuery } from './use-sum-query.ts'
