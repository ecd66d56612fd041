/** The calculator: its form, the slip that answers, the small one on pages of rates, and the words of a sum that is shared. */

export { calculatorSections } from './calculator-sections.tsx'
export { CalculatorForm } from './CalculatorForm.tsx'
export { CALCULATOR_FORM, textsOf, useFormQuestion, useQuestionForm } from './question-form.ts'
export { markedSample, quoteRate, quoteTitle, rateFigure, timeOf } from './quote-text.ts'
export { SharedSlip } from './SharedSlip.tsx'
export { Slip } from './Slip.tsx'
export { useCalculation, useOutcome } from './use-calculation.ts'
export { useSumFreshness } from './use-sum-freshness.ts'
