import type { Asked } from '#contract/question.ts'
import type { Outcome } from '#domain/exchange.ts'
import { useForm } from './use-form.ts'
import { useOutcome } from './use-outcome.ts'

/** A form and what it comes to. */
export interface Calculation {
  /** What the form begins with. */
  readonly first: Asked
  readonly asked: Asked
  /** Null: there is no question, or one with a mistake. */
  readonly outcome: Outcome | null
  readonly form: Pick<ReturnType<typeof useForm>, 'ref' | 'onInput'>
}

export function useCalculation(first: Asked): Calculation {
  const { asked, ref, onInput } = useForm(first)
  const outcome = useOutcome(asked.kind === 'question' ? asked.question.exchange : null)
  return { first, asked, outcome, form: { ref, onInput } }
}
