import { type CalculatorQuery, searchOf } from '#contract/calculator-query.ts'
import { PAGES } from '#contract/paths.ts'
import { calculator as copy } from '../../copy/calculator.ts'
import { CalculatorForm, Slip, useCalculation } from '../../features/calculator/index.ts'
import { checklistIsland } from '../../features/checklist/index.ts'
import { IslandRoot } from '../../islands/index.ts'
import { useFeed } from '../../live/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { arrowRight } from '../../ui/icons.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { Section } from '../../ui/Section.tsx'
import { sharedCalculation } from './shared-calculation.ts'
import { useCalculatorQuery, useQuestionAddress } from './use-calculator-query.ts'
import styles from './CalculatorPage.module.css'

export function CalculatorPage() {
  useFeed('table')
  useFeed('bank')
  const { query, number } = useCalculatorQuery()
  return useIsServed(query) ? (
    <sharedCalculation.Component />
  ) : (
    <>
      <PageHead title={copy.title} lead={copy.lead} slim />
      <Calculator key={number} first={query} />
    </>
  )
}

/** Whether the query is the shared one that the page came with: the page has the past board of that one only. */
function useIsServed(query: CalculatorQuery): boolean {
  const { calculatorQuery: served, past } = usePageState()
  if (past === null || served?.kind !== 'question' || query.kind !== 'question') return false
  const [one, other] = [query, served].map(({ kind, question }) => searchOf({ kind, question }))
  return one === other
}

function Calculator({ first }: { first: CalculatorQuery }) {
  const calculation = useCalculation(first)
  const { office } = usePageState()
  useQuestionAddress(calculation.query, first)
  return (
    <>
      <Section top="close">
        <div className={styles.columns}>
          <CalculatorForm {...calculation} />
          <div>
            <Slip {...calculation} />
          </div>
          {office.gold === undefined ? null : (
            <ButtonLink to={`${PAGES.gold.path}#kac-lira`} kind="line" className={styles.gold}>
              <span>{copy.gold}</span>
              <Icon of={arrowRight} />
            </ButtonLink>
          )}
        </div>
      </Section>
      <Section top="none">
        <IslandRoot island={checklistIsland} />
      </Section>
    </>
  )
}
