import type { CurrencyCode } from '#domain/currency.ts'
import type { Deal } from '#domain/exchange.ts'
import { slip as copy, sumLabel } from '../../copy/slip.ts'
import { useBoard } from '../../live/index.ts'
import { By } from './ByWhichRate.tsx'
import { Examples } from './Examples.tsx'
import { SlipFrame } from './SlipFrame.tsx'
import styles from './Slip.module.css'

/** Before an amount is written: what will stand here, by which side, and what some amounts come to now. */
export function BlankSlip({ deal, against }: { deal: Deal; against: CurrencyCode | null }) {
  const { updatedAt } = useBoard()
  const [before, buy, between, sell, after] = copy.rule
  return (
    <SlipFrame title={copy.empty} quotedAt={updatedAt}>
      <div>
        <p className={styles.label}>{sumLabel(deal, against, null)}</p>
        <p className={`${styles.word} ${styles.quiet}`}>{copy.writeAmount}</p>
      </div>
      <By>
        <span>{before}</span>
        <b>{buy}</b>
        <span>{between}</span>
        <b>{sell}</b>
        <span>{after}</span>
      </By>
      <Examples />
      <p className={styles.fine}>{copy.fine}</p>
    </SlipFrame>
  )
}
