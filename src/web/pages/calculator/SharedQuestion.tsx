import { PAGES } from '#contract/paths.ts'
import { type Asked, QUESTION_FIELDS } from '#contract/question.ts'
import { CALCULATOR_FORM } from '../../features/calculator/form-fields.ts'
import { textsOf, useForm } from '../../features/calculator/use-form.ts'
import { useQuestionAddress } from './use-question-address.ts'

/** What was shared, as a form that nobody sees: who comes is chosen elsewhere on the page, and belongs to it. The address follows. */
export function SharedQuestion({ first }: { first: Asked }) {
  const { asked, ref } = useForm(first)
  useQuestionAddress(asked, first)
  const texts = Object.entries(textsOf(first)).filter(([name]) => name !== QUESTION_FIELDS.visitor)
  return (
    <form
      ref={ref}
      id={CALCULATOR_FORM}
      method="get"
      action={PAGES.calculator.path}
      onSubmit={(event) => {
        // The list stands there already.
        event.preventDefault()
      }}
    >
      {texts.map(([name, text]) => (
        <input key={name} type="hidden" name={name} value={text} />
      ))}
    </form>
  )
}
