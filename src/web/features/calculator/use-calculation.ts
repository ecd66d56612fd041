import type { CalculatorQuery } from '#contract/calculator-query.ts'
import { type Exchange, type Outcome, outcomeOf } from '#domain/exchange.ts'
import { useRow } from '../../live/index.ts'
import { useQuestionForm } from './question-form.ts'

/** A form and what it comes to. */
export interface Calculation {
  /** What the form begins with. */
  readonly first: CalculatorQuery
  readonly query: CalculatorQuery
  /** Null: there is no question, or one with a mistake. */
  readonly outcome: Outcome | null
  readonly form: Pick<ReturnType<typeof useQuestionForm>, 'ref' | 'onInput'>
}

/** A query, and what it comes to. */
export type Answer = Pick<Calculation, 'query' | 'outcome'>

export function useCalculation(first: CalculatorQuery): Calculation {
  const { query, ref, onInput } = useQuestionForm(first)
  const outcome = useOutcome(query.kind === 'question' ? query.question.exchange : null)
  return { first, query, outcome, form: { ref, onInput } }
}

/** What an exchange comes to by the current prices; it follows them. Null without an exchange. */
export function useOutcome(exchange: Exchange): Outcome
export function useOutcome(exchange: Exchange | null): Outcome | null
export function useOutcome(exchange: Exchange | null): Outcome | null {
  const first = useRow(exchange?.code ?? 'USD')
  const second = useRow(exchange?.against ?? exchange?.code ?? 'USD')
  return exchange === null ? null : outcomeOf(exchange, (code) => (code === first.code ? first : second))
}
