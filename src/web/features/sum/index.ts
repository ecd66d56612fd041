/** One sum for currencies and gold: the form that is read whole, the slip that answers, and what is handed on of it. */

export { LazySumActions, sumActions } from './LazySumActions.tsx'
export { ResultFigure } from './ResultFigure.tsx'
export { dated, markedSample, timeOf } from './shared-sum-text.ts'
export { Slip, SumAnnouncement } from './Slip.tsx'
export { SlipFrame, SlipSheet } from './SlipFrame.tsx'
export type { SumFamily, SumParts } from './sum-family.ts'
export { SumForm } from './SumForm.tsx'
export { SumRowField } from './SumRowField.tsx'
export { useOutcome } from './use-outcome.ts'
export { useDatedMoment, useSumFreshness } from './use-sum-freshness.ts'
export { followFields, SUM_FORM, type SumFormState, useSumAddress, useSumForm } from './use-sum-form.ts'
export { useSumQuery } from './use-sum-query.ts'
