import type { Question } from '#contract/question.ts'
import { type CrossOutcome, legsOf, type LiraOutcome } from '#domain/exchange.ts'
import { askedText, slip as copy, sumLabel, twoSteps } from '../../copy/slip.ts'
import { By, ByWhichRate } from './ByWhichRate.tsx'
import { CrossSteps } from './CrossSteps.tsx'
import { LazyQuoteActions } from './LazyQuoteActions.tsx'
import { LiraFacts } from './LiraFacts.tsx'
import { formatAmount } from './money-text.ts'
import { CallAction } from './OfficeActions.tsx'
import { SlipFrame } from './SlipFrame.tsx'
import { FreshnessNotice } from './SlipNotice.tsx'
import { OutcomeSum } from './Sum.tsx'
import { oldestOf, useDatedMoment, useLegFreshness } from './use-dated-moment.ts'
import styles from './Slip.module.css'

interface SumSlipProps {
  readonly question: Question
  readonly outcome: LiraOutcome | CrossOutcome
}

/** A sum, by which rate, and what it means. An old rate is said to be one, and its sum is compared with nothing and handed on to nobody. */
export function SumSlip({ question: { exchange }, outcome }: SumSlipProps) {
  const { deal, amount, against } = exchange
  const legs = legsOf(outcome)
  const freshness = useLegFreshness(legs)
  const moment = useDatedMoment(legs)
  const isStale = freshness === 'stale'
  const quotedAt = oldestOf(legs)
  return (
    <SlipFrame title={askedText(exchange, formatAmount(amount))} quotedAt={quotedAt}>
      {quotedAt === null ? null : <FreshnessNotice freshness={freshness} quotedAt={quotedAt} />}
      <div>
        <p className={styles.label}>{sumLabel(deal, against, moment)}</p>
        <OutcomeSum outcome={outcome} />
      </div>
      {outcome.kind === 'lira' ? <ByWhichRate leg={outcome.leg} isLate={isStale} /> : <By>{twoSteps(outcome.legs)}</By>}
      {outcome.kind === 'cross' && <CrossSteps amount={amount} outcome={outcome} />}
      {outcome.kind === 'lira' && !isStale && <LiraFacts exchange={exchange} outcome={outcome} />}
      <div className={styles.actions}>
        {isStale ? <CallAction /> : <LazyQuoteActions exchange={exchange} outcome={outcome} />}
      </div>
      <p className={styles.fine}>{copy.fine}</p>
    </SlipFrame>
  )
}
