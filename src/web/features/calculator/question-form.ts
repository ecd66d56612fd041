import { startTransition, useEffect, useState } from 'react'
import {
  BLANK_QUERY,
  type CalculatorQuery,
  choicesOf,
  LIRA,
  QUESTION_FIELDS,
  readCalculatorQuery,
  USUAL_VISITOR,
  VISITOR_NAMES,
} from '#contract/calculator-query.ts'
import { DEAL_NAMES } from '#contract/question-names.ts'
import { formatAmount } from '../../format/money-text.ts'
import { paramsOf } from '../../navigation/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { followFields, useSumForm } from '../shared-sum/index.ts'

/** The id of the form: fields that stand elsewhere on the page belong to it by this. A page has one. */
export const CALCULATOR_FORM = 'hesap'

/** The query that stands in the form now. */
export function useQuestionForm(first: CalculatorQuery) {
  const { typed: query, ref, onInput } = useSumForm(first, readCalculatorQuery, stillHolds)
  return { query, ref, onInput }
}

/**
 * The page's form, for an island, which has a React root of its own: the query that the page came with, and the one
 * that stands there now. The first render is the server's.
 */
export function useFormQuestion() {
  const { calculatorQuery: served } = usePageState()
  const hydrated = useHydrated()
  const [first] = useState(() =>
    hydrated ? readCalculatorQuery(new URLSearchParams(location.search)) : (served ?? BLANK_QUERY),
  )
  const [query, setQuery] = useState(first)

  useEffect(() => {
    const form = document.querySelector<HTMLFormElement>(`#${CALCULATOR_FORM}`)
    if (form === null) return undefined
    const read = (): void => setQuery(readCalculatorQuery(paramsOf(form)))
    read()
    return followFields(form, 'all', () => startTransition(read))
  }, [])
  return { first, query }
}

/** The values of a form that begins with `query`, by field name, as a browser would send them. */
export function textsOf(query: CalculatorQuery): Readonly<Record<string, string>> {
  const { deal, code, against } = choicesOf(query)
  const moment = query.kind === 'question' ? query.question.moment : null
  return {
    [QUESTION_FIELDS.deal]: DEAL_NAMES[deal],
    [QUESTION_FIELDS.amount]: amountText(query),
    [QUESTION_FIELDS.code]: code,
    [QUESTION_FIELDS.against]: against ?? LIRA,
    ...(moment !== null && { [QUESTION_FIELDS.moment]: moment }),
    [QUESTION_FIELDS.visitor]: VISITOR_NAMES[query.visitor ?? USUAL_VISITOR],
  }
}

/** Forms have different fields: one that is not there is not compared. */
function stillHolds(form: HTMLFormElement, first: CalculatorQuery): boolean {
  const texts = textsOf(first)
  return [...new FormData(form)].every(([name, value]) => texts[name] === value)
}

export function amountText(query: CalculatorQuery): string {
  switch (query.kind) {
    case 'nothing':
      return ''
    case 'question':
      return formatAmount(query.question.sum.items[0].amount)
    case 'mistake':
      return query.amount
  }
}
