/** The calculator: form and answering slip, the small one on pages of rates, and the words of a shared sum. */

export { calculatorSections } from './calculator-sections.tsx'
export { CalculatorForm } from './CalculatorForm.tsx'
export { CALCULATOR_FORM, textsOf, useFormQuestion, useQuestionForm } from './question-form.ts'
export { rateText } from './quote-text.ts'
export { SharedSlip } from './SharedSlip.tsx'
export { Slip } from './Slip.tsx'
export { useCalculation, useOutcome } from './use-calculation.ts'
export { useSumFreshness } from './use-sum-freshness.ts'
