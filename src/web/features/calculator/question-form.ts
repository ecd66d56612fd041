import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import {
  type Asked,
  type Choices,
  DEAL_NAMES,
  LIRA,
  NOTHING_ASKED,
  QUESTION_FIELDS,
  readAsked,
} from '#contract/question.ts'
import { USUAL_VISITOR, VISITOR_NAMES } from '#contract/visitor-kind.ts'
import { formatAmount } from '../../format/money-text.ts'
import { queryOf } from '../../navigation/index.ts'
import { usePageState } from '../../page-state/page-state.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'

/** The id of the form: fields that stand elsewhere on the page belong to it by this. A page has one. */
export const CALCULATOR_FORM = 'hesap'

interface QuestionForm {
  /** What is asked now. */
  readonly asked: Asked
  readonly ref: RefObject<HTMLFormElement | null>
  /** Somebody typed or chose something. */
  readonly onInput: () => void
}

/** The form is uncontrolled, as the server wrote it; whenever something in it changes, the reader of addresses reads it whole. */
export function useQuestionForm(first: Asked): QuestionForm {
  const [asked, setAsked] = useState(first)
  const ref = useRef<HTMLFormElement>(null)

  useEffect(() => {
    // Before the scripts came, something was typed, or the browser has put back what stood there.
    if (ref.current !== null && !stillHolds(textsOf(first), ref.current)) setAsked(readForm(ref.current))
  }, [first])

  // Fields in another React tree of the page: their events don't reach this one.
  useEffect(() => {
    const form = ref.current
    return form === null ? undefined : followFields(form, 'outside', () => setAsked(readForm(form)))
  }, [])

  const onInput = (): void => {
    const form = ref.current
    // In slices: the field paints each key before the page has worked out what it comes to.
    if (form !== null) startTransition(() => setAsked(readForm(form)))
  }
  return { asked, ref, onInput }
}

interface FormQuestion {
  /** What the page came with. */
  readonly first: Asked
  /** What stands in the form now. */
  readonly asked: Asked
}

/** The question of the page's form, for a part of the page with a React tree of its own. The first render is the server's. */
export function useFormQuestion(): FormQuestion {
  const { asked: served } = usePageState()
  const hydrated = useHydrated()
  const [first] = useState(() =>
    hydrated ? readAsked(new URLSearchParams(location.search)) : (served ?? NOTHING_ASKED),
  )
  const [asked, setAsked] = useState(first)

  useEffect(() => {
    const form = document.querySelector<HTMLFormElement>(`#${CALCULATOR_FORM}`)
    if (form === null) return undefined
    const read = (): void => setAsked(readForm(form))
    read()
    // Each key paints first, as in the form.
    return followFields(form, 'all', () => startTransition(read))
  }, [])
  return { first, asked }
}

function readForm(form: HTMLFormElement): Asked {
  return readAsked(queryOf(form))
}

/** Calls `listener` for each input in a field of the form: in all, or in those outside of its element. Returns what ends it. */
function followFields(form: HTMLFormElement, which: 'all' | 'outside', listener: () => void): () => void {
  const onInput = ({ target }: Event): void => {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement
    if (isField && target.form === form && (which === 'all' || !form.contains(target))) listener()
  }
  document.addEventListener('input', onInput)
  return () => document.removeEventListener('input', onInput)
}

/** What stands in a form that begins with `asked`, by the names of its fields, as a browser would send it. */
export function textsOf(asked: Asked): Readonly<Record<string, string>> {
  const { deal, code, against } = choicesOf(asked)
  const moment = asked.kind === 'question' ? asked.question.moment : null
  return {
    [QUESTION_FIELDS.deal]: DEAL_NAMES[deal],
    [QUESTION_FIELDS.amount]: amountText(asked),
    [QUESTION_FIELDS.code]: code,
    [QUESTION_FIELDS.against]: against ?? LIRA,
    ...(moment !== null && { [QUESTION_FIELDS.moment]: moment }),
    [QUESTION_FIELDS.visitor]: VISITOR_NAMES[asked.visitor ?? USUAL_VISITOR],
  }
}

/** A form may ask for less than another: a field that is not there changes nothing. */
function stillHolds(texts: ReturnType<typeof textsOf>, form: HTMLFormElement): boolean {
  return [...new FormData(form)].every(([name, value]) => texts[name] === value)
}

export function choicesOf(asked: Asked): Choices {
  return asked.kind === 'question' ? asked.question.exchange : asked.choices
}

export function amountText(asked: Asked): string {
  switch (asked.kind) {
    case 'nothing':
      return ''
    case 'question':
      return formatAmount(asked.question.exchange.amount)
    case 'mistake':
      return asked.amount
  }
}
