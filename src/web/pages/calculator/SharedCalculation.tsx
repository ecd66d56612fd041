import { CURRENCY_GOODS } from '#contract/goods.ts'
import { SUM_FIELDS } from '#contract/question-names.ts'
import { outcomeOn } from '#contract/shared-link.ts'
import { askedSum, searchOf, type SumQuery } from '#contract/sum-query.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { sharedSlip as copy } from '../../copy/shared-slip.ts'
import { sharedQuestion } from '../../copy/slip.ts'
import { checklistIsland, paperLineIsland } from '../../features/checklist/index.ts'
import { SharedSlip, SUM_FORM, useSumAddress, useSumForm } from '../../features/sum/index.ts'
import { IslandRoot } from '../../islands/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { Section } from '../../ui/Section.tsx'

/** The calculator for a shared link: the sum then and now and the checklist, without a form. */
export function SharedCalculation() {
  const { calculatorQuery: query, past, office } = usePageState()
  const sum = query === null ? null : askedSum(query)
  const moment = query?.moment ?? null
  if (query === null || moment === null || sum === null || past === null) return null
  const lead = 'sum' in outcomeOn(past, sum, CURRENCY_GOODS, { tax: office.tax }) ? copy.lead : copy.leadNow
  return (
    <>
      <PageHead title={sharedQuestion(sum)} lead={lead} slim />
      <Section top="close">
        <SharedSlip sum={sum} moment={moment} board={past} papers={<IslandRoot island={paperLineIsland} soon />} />
      </Section>
      <Section top="none">
        <SharedQuestion first={query} />
        <IslandRoot island={checklistIsland} />
      </Section>
    </>
  )
}

/** The shared query as a hidden form. The checklist's choice of the visitor belongs to it. */
function SharedQuestion({ first }: { first: SumQuery<CurrencyCode> }) {
  const { query, ref } = useSumForm(first, CURRENCY_GOODS)
  useSumAddress({ query, first }, CURRENCY_GOODS)
  const fields = [...new URLSearchParams(searchOf(first, CURRENCY_GOODS))]
  return (
    <form
      ref={ref}
      id={SUM_FORM}
      method="get"
      action={CURRENCY_GOODS.path}
      // The page already shows the list.
      onSubmit={(event) => event.preventDefault()}
    >
      {fields
        .filter(([name]) => name !== SUM_FIELDS.visitor)
        .map(([name, text]) => (
          <input key={name} type="hidden" name={name} value={text} />
        ))}
    </form>
  )
}
