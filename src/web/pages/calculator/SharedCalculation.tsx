import { type CalculatorQuery, QUESTION_FIELDS } from '#contract/calculator-query.ts'
import { PAGES } from '#contract/paths.ts'
import { outcomeOn } from '#contract/shared-link.ts'
import { sharedQuestion, sharedSlip as copy } from '../../copy/quote.ts'
import { CALCULATOR_FORM, SharedSlip, textsOf, useQuestionForm } from '../../features/calculator/index.ts'
import { checklistIsland } from '../../features/checklist/index.ts'
import { IslandRoot } from '../../islands/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { Section } from '../../ui/Section.tsx'
import { useQuestionAddress } from './use-calculator-query.ts'

/** The calculator's page for a shared link: no form, but what the sum was then and is now, and what to bring for it. */
export function SharedCalculation() {
  const { calculatorQuery: query, past } = usePageState()
  if (query?.kind !== 'question' || query.question.moment === null || past === null) return null
  const { sum, moment } = query.question
  const lead = 'sum' in outcomeOn(past, sum) ? copy.lead : copy.leadNow
  return (
    <>
      <PageHead title={sharedQuestion(sum)} lead={lead} slim />
      <Section top="close">
        <SharedSlip sum={sum} moment={moment} board={past} />
      </Section>
      <Section top="none">
        <SharedQuestion first={query} />
        <IslandRoot island={checklistIsland} />
      </Section>
    </>
  )
}

/** The shared query as an invisible form: the choice of who comes, in the checklist, is a field of it. */
function SharedQuestion({ first }: { first: CalculatorQuery }) {
  const { query, ref } = useQuestionForm(first)
  useQuestionAddress(query, first)
  const texts = Object.entries(textsOf(first)).filter(([name]) => name !== QUESTION_FIELDS.visitor)
  return (
    <form
      ref={ref}
      id={CALCULATOR_FORM}
      method="get"
      action={PAGES.calculator.path}
      // The list is shown already.
      onSubmit={(event) => event.preventDefault()}
    >
      {texts.map(([name, text]) => (
        <input key={name} type="hidden" name={name} value={text} />
      ))}
    </form>
  )
}
