import { type Asked, searchOf } from '#contract/question.ts'
import { calculator as copy } from '../../copy/calculator.ts'
import { CalculatorForm, Slip, useCalculation } from '../../features/calculator/index.ts'
import { checklistIsland } from '../../features/checklist/index.ts'
import { IslandRoot } from '../../islands/index.ts'
import { useFeed } from '../../live/index.ts'
import { usePageState } from '../../page-state/page-state.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Section } from '../../ui/Section.tsx'
import { sharedCalculation } from './shared-calculation.ts'
import { useAsked, useQuestionAddress } from './use-question.ts'
import styles from './CalculatorPage.module.css'

export function CalculatorPage() {
  useFeed('table')
  useFeed('bank')
  const { asked, number } = useAsked()
  return useIsServed(asked) ? (
    <sharedCalculation.Component />
  ) : (
    <>
      <PageHead title={copy.title} lead={copy.lead} slim />
      <Calculator key={number} first={asked} />
    </>
  )
}

/** Whether it is the shared calculation that the page came with, whoever comes; for another the page has no record of then. */
function useIsServed(asked: Asked): boolean {
  const { asked: served, past } = usePageState()
  if (past === null || served?.kind !== 'question' || asked.kind !== 'question') return false
  const [one, other] = [asked, served].map(({ kind, question }) => searchOf({ kind, question }))
  return one === other
}

/** The question and its answer, which follows the price. */
function Calculator({ first }: { first: Asked }) {
  const calculation = useCalculation(first)
  useQuestionAddress(calculation.asked, first)
  return (
    <>
      <Section top="close">
        <div className={styles.columns}>
          <CalculatorForm {...calculation} />
          <div>
            <Slip {...calculation} />
          </div>
        </div>
      </Section>
      <Section top="none">
        <IslandRoot island={checklistIsland} />
      </Section>
    </>
  )
}
