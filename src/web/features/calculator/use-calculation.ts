import type { CalculatorQuery } from '#contract/calculator-query.ts'
import { type Exchange, type Outcome, outcomeOf } from '#domain/exchange.ts'
import { useRow } from '../../live/index.ts'
import { useQuestionForm } from './question-form.ts'

/** A form that begins with `first`, and what it comes to. Null: there is no question, or one with a mistake. */
export function useCalculation(first: CalculatorQuery) {
  const form = useQuestionForm(first)
  const outcome = useOutcome(form.query.kind === 'question' ? form.query.question.exchange : null)
  return { ...form, first, outcome }
}

export type Calculation = ReturnType<typeof useCalculation>

export type SumAnswer = Pick<Calculation, 'query' | 'outcome'>

/** What an exchange comes to by the current prices; it follows them. Null without an exchange. */
export function useOutcome(exchange: Exchange): Outcome
export function useOutcome(exchange: Exchange | null): Outcome | null
export function useOutcome(exchange: Exchange | null): Outcome | null {
  const first = useRow(exchange?.code ?? 'USD')
  const second = useRow(exchange?.against ?? exchange?.code ?? 'USD')
  return exchange === null ? null : outcomeOf(exchange, (code) => (code === first.code ? first : second))
}
