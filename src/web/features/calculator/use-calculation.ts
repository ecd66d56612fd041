import type { CalculatorQuery } from '#contract/calculator-query.ts'
import { currencyOf } from '#contract/shared-link.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { type Outcome, outcomeOf, type Sum } from '#domain/sum.ts'
import { useRow } from '../../live/index.ts'
import { useQuestionForm } from './question-form.ts'

/** A form that begins with `first`, and what it comes to. Null: there is no question, or one with a mistake. */
export function useCalculation(first: CalculatorQuery) {
  const form = useQuestionForm(first)
  const outcome = useOutcome(form.query.kind === 'question' ? form.query.question.sum : null)
  return { ...form, first, outcome }
}

export type Calculation = ReturnType<typeof useCalculation>

export type SumAnswer = Pick<Calculation, 'query' | 'outcome'>

/** What so much of one currency comes to by the current prices; it follows them. Null without a sum. */
export function useOutcome(sum: Sum<CurrencyCode>): Outcome<CurrencyCode>
export function useOutcome(sum: Sum<CurrencyCode> | null): Outcome<CurrencyCode> | null
export function useOutcome(sum: Sum<CurrencyCode> | null): Outcome<CurrencyCode> | null {
  const code = sum?.items[0].code ?? 'USD'
  const first = useRow(code)
  const second = useRow(sum?.against ?? code)
  if (sum === null) return null
  return outcomeOf(sum, {
    priceOf: (each) => (each === first.code ? first : second),
    instrumentOf: currencyOf,
    trades: () => true,
  })
}
