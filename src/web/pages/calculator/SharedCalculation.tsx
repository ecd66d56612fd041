import { sharedQuestion, sharedSlip as copy } from '../../copy/shared-slip.ts'
import { outcomeOn } from '../../features/calculator/board-outcome.ts'
import { formatAmount } from '../../features/calculator/money-text.ts'
import { SharedSlip } from '../../features/calculator/SharedSlip.tsx'
import { bringPart } from '../../features/checklist/bring-part.tsx'
import { IslandRoot } from '../../islands/index.ts'
import { usePageState } from '../../page-state/page-state.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Section } from '../../ui/Section.tsx'
import { SharedQuestion } from './SharedQuestion.tsx'

/** The calculator's page for who comes by a shared link: no form to fill in, but what it came to then and comes to now, and what to bring for it. */
export function SharedCalculation() {
  const { asked, past } = usePageState()
  if (asked?.kind !== 'question' || asked.question.moment === null || past === null) return null
  const { exchange, moment } = asked.question
  const lead = 'sum' in outcomeOn(past, exchange) ? copy.lead : copy.leadNow
  return (
    <>
      <PageHead title={sharedQuestion(exchange, formatAmount(exchange.amount))} lead={lead} slim />
      <Section top="close">
        <SharedSlip exchange={exchange} moment={moment} board={past} />
      </Section>
      <Section top="none">
        <SharedQuestion first={asked} />
        <IslandRoot island={bringPart} />
      </Section>
    </>
  )
}
