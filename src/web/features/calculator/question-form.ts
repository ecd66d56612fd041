import { startTransition, useEffect, useRef, useState } from 'react'
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

/** The id of the form: fields that stand elsewhere on the page belong to it by this. A page has one. */
export const CALCULATOR_FORM = 'hesap'

/**
 * The query that stands in the form now. The form is uncontrolled, as the server wrote it: whenever something in it
 * changes, it is read whole, by the reader of addresses.
 */
export function useQuestionForm(first: CalculatorQuery) {
  const [query, setQuery] = useState(first)
  const ref = useRef<HTMLFormElement>(null)

  useEffect(() => {
    // Before the scripts came, something was typed, or the browser has put back what stood there.
    if (ref.current !== null && !stillHolds(textsOf(first), ref.current)) setQuery(readForm(ref.current))
  }, [first])

  // Fields in another React root: their events don't reach this one.
  useEffect(() => {
    const form = ref.current
    return form === null ? undefined : followFields(form, 'outside', () => setQuery(readForm(form)))
  }, [])

  const onInput = (): void => {
    const form = ref.current
    // In slices: the field paints each key before the page has worked out what it comes to.
    if (form !== null) startTransition(() => setQuery(readForm(form)))
  }
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
    const read = (): void => setQuery(readForm(form))
    read()
    return followFields(form, 'all', () => startTransition(read))
  }, [])
  return { first, query }
}

function readForm(form: HTMLFormElement): CalculatorQuery {
  return readCalculatorQuery(paramsOf(form))
}

/** Calls `listener` at each input in all fields of the form, or those outside its element. Returns how to stop. */
function followFields(form: HTMLFormElement, which: 'all' | 'outside', listener: () => void): () => void {
  const onInput = ({ target }: Event): void => {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement
    if (isField && target.form === form && (which === 'all' || !form.contains(target))) listener()
  }
  document.addEventListener('input', onInput)
  return () => document.removeEventListener('input', onInput)
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
function stillHolds(texts: ReturnType<typeof textsOf>, form: HTMLFormElement): boolean {
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
