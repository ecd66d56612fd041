import { dayOf, writeIso } from '#domain/calendar.ts'
import { type CrossOutcome, legsOf, type LiraOutcome, type Outcome } from '#domain/exchange.ts'
import { dayName } from '../../copy/opening.ts'
import { sidesText } from '../../copy/quote.ts'
import { sharedSlip as copy } from '../../copy/shared-slip.ts'
import { noOutcomeTexts } from '../../copy/slip.ts'
import { formatTime } from '../../format/format.ts'
import { useCell, useLive } from '../../live/index.ts'
import { useZone } from '../../page-state/page-state.tsx'
import { SourceChip } from '../rates/SourceChip.tsx'
import { useSourceWord } from '../rates/use-source-word.ts'
import { rateFigure, timeOf } from './quote-text.ts'
import { OutcomeSum } from './Sum.tsx'
import styles from './SharedSlip.module.css'
import slip from './Slip.module.css'

/** What an exchange comes to now, or why there is no sum. It follows the price. */
export function PresentSum({ outcome }: { outcome: Outcome }) {
  if ('sum' in outcome) return <Known outcome={outcome} />
  const { word, title } = noOutcomeTexts(outcome)
  return (
    <div key="none">
      <h3>
        <span>{copy.now}</span>
      </h3>
      <p className={slip.word}>{word}</p>
      <p className={styles.rate}>{title}</p>
    </div>
  )
}

function Known({ outcome }: { outcome: LiraOutcome | CrossOutcome }) {
  const { status } = useLive()
  const zone = useZone()
  const at = timeOf(outcome)
  const word = useSourceWord(useCell(status.table), at)
  return (
    <div key="known">
      <h3>
        <span>{copy.now}</span> {word === 'dated' ? null : <SourceChip word={word} night={false} />}
      </h3>
      <time dateTime={writeIso(at, zone)}>{`${dayName(dayOf(at, zone))} ${formatTime(at, zone)}`}</time>
      <OutcomeSum outcome={outcome} className={styles.sum} />
      <p className={styles.rate}>
        <span>{sidesText(legsOf(outcome))}</span> <span translate="no">{rateFigure(outcome)}</span>
      </p>
    </div>
  )
}
