/** The calculator of currencies: its form and slip, the small one on pages of rates, and a shared sum beside that of now. */

export { calculatorSections } from './calculator-sections.tsx'
export { CURRENCY_SUMS } from './currency-family.ts'
export { CurrencyForm } from './CurrencyForm.tsx'
export { SharedSlip } from './SharedSlip.tsx'
export { useFormQuestion } from './use-form-question.ts'
