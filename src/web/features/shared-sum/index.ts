/** What sums of currencies and of gold share: the form that is read whole, and what is handed on. */

export { dated, markedSample, timeOf } from './shared-sum-text.ts'
export { ShareSum, type ShareSumProps } from './ShareSum.tsx'
export { followFields, useSumForm } from './use-sum-form.ts'
