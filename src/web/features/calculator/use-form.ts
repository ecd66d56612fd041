import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import { type Asked, type Choices, DEAL_NAMES, LIRA, QUESTION_FIELDS } from '#contract/question.ts'
import { USUAL_VISITOR, VISITOR_NAMES } from '#contract/visitor-kind.ts'
import { followFields, readForm } from './form-fields.ts'
import { formatAmount } from './money-text.ts'

/** What stands in the form by name, as a browser would send it. */
type FormTexts = Readonly<Record<string, string>>

interface AskingForm {
  /** What is asked now. */
  readonly asked: Asked
  readonly ref: RefObject<HTMLFormElement | null>
  /** Somebody typed or chose something. */
  readonly onInput: () => void
}

/** The form stands by itself, as the server wrote it; it is read whenever something in it changes, by the reader of the addresses. */
export function useForm(first: Asked): AskingForm {
  const [asked, setAsked] = useState(first)
  const ref = useRef<HTMLFormElement>(null)

  useEffect(() => {
    // Before the scripts came, something was typed, or the browser has put back what stood there.
    if (ref.current !== null && !stillSays(textsOf(first), ref.current)) setAsked(readForm(ref.current))
  }, [first])

  // Fields that stand in a part of the page with a tree of its own: React tells this one nothing of them.
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

/** What the form begins with. */
export function textsOf(asked: Asked): FormTexts {
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

/** Signs beyond which an amount of the usual size is cut in the box of a small phone. */
const LONG = 8

export function isLong(asked: Asked): boolean {
  return amountText(asked).length > LONG
}

/** A form may ask for less than another: a field that is not there says nothing else. */
function stillSays(texts: FormTexts, form: HTMLFormElement): boolean {
  return [...new FormData(form)].every(([name, value]) => texts[name] === value)
}
