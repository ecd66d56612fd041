import { type CrossOutcome, type Deal, legsOf, type LiraOutcome, type Outcome } from '#domain/exchange.ts'
import { sumVerb } from '../../copy/slip.ts'
import { sumText } from './money-text.ts'
import { keyOf, useDatedMoment } from './use-dated-moment.ts'
import styles from './SumBeside.module.css'

/** The sum right under the amount: on a phone the keyboard covers the slip. Readers hear it from there. */
export function SumBeside({ outcome, deal }: { outcome: Outcome | null; deal: Deal }) {
  return outcome === null || !('sum' in outcome) ? null : <Shown key={keyOf(outcome)} outcome={outcome} deal={deal} />
}

function Shown({ outcome, deal }: { outcome: LiraOutcome | CrossOutcome; deal: Deal }) {
  const moment = useDatedMoment(legsOf(outcome))
  return (
    <p className={styles.sum} aria-hidden="true">
      <span>{'= '}</span>
      <b translate="no">{sumText(outcome)}</b>
      <span>{` ${sumVerb(deal, outcome.kind === 'cross' ? outcome.against : null)}`}</span>
      {moment === null ? null : <span>{` (${moment} kurla)`}</span>}
    </p>
  )
}
