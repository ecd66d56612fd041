import type { CrossOutcome, LiraOutcome } from '#domain/exchange.ts'
import { changeOfSum } from '#domain/sum-change.ts'
import { sharedSlip as copy } from '../../copy/shared-slip.ts'
import { formatPercent } from '../../format/format.ts'
import { formatSumDifference } from './money-text.ts'
import styles from './SharedSlip.module.css'
import facts from './SlipFacts.module.css'

interface SumDifferenceProps {
  readonly past: LiraOutcome | CrossOutcome
  readonly now: LiraOutcome | CrossOutcome
}

/** How far the sum has moved since. */
export function SumDifference({ past, now }: SumDifferenceProps) {
  const { difference, basisPoints, direction } = changeOfSum(past.sum, now.sum)
  return (
    <dl className={`${facts.facts} ${facts.after}`}>
      <div>
        <dt>
          <span>{copy.difference}</span>
          <small>{copy.whichHolds}</small>
        </dt>
        <dd translate="no">
          <span className={styles[direction]}>
            {formatSumDifference(difference, now.kind === 'cross' ? now.against : null)}
          </span>
          {basisPoints === null ? null : <small>{formatPercent(basisPoints)}</small>}
        </dd>
      </div>
    </dl>
  )
}
