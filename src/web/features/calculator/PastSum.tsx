import { writeIso } from '#domain/calendar.ts'
import { type CrossOutcome, legsOf, type LiraOutcome } from '#domain/exchange.ts'
import { momentText, sidesText } from '../../copy/quote.ts'
import { sharedSlip as copy } from '../../copy/shared-slip.ts'
import { useZone } from '../../page-state/page-state.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { rateFigure, timeOf } from './quote-text.ts'
import { OutcomeSum } from './Sum.tsx'
import styles from './SharedSlip.module.css'

/** What an exchange came to, quieter than what it comes to. */
export function PastSum({ outcome }: { outcome: LiraOutcome | CrossOutcome }) {
  const zone = useZone()
  const at = timeOf(outcome)
  return (
    <div className={styles.past}>
      <h3>
        <span>{copy.before}</span> <Chip kind="off">{copy.past}</Chip>
      </h3>
      <time dateTime={writeIso(at, zone)}>{momentText(at, zone)}</time>
      <OutcomeSum outcome={outcome} className={styles.sum} />
      <p className={styles.rate}>
        <span>{sidesText(legsOf(outcome))}</span> <span translate="no">{rateFigure(outcome)}</span>
      </p>
    </div>
  )
}
