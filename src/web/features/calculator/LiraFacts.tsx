import type { Exchange, LiraOutcome } from '#domain/exchange.ts'
import { slip as copy } from '../../copy/slip.ts'
import { formatMoney, lira } from './money-text.ts'
import { OfficialFact } from './OfficialFact.tsx'
import styles from './SlipFacts.module.css'

/** What the spread costs for this amount, and the same amount at the central bank's rate. */
export function LiraFacts({ exchange, outcome }: { exchange: Exchange; outcome: LiraOutcome }) {
  const { deal, code, amount } = exchange
  return (
    <dl className={styles.facts}>
      {outcome.spread === null ? null : (
        <div key="spread">
          <dt>
            <span>{copy.spread.title}</span>
            <small>{deal === 'sell' ? copy.spread.sell : copy.spread.buy(code)}</small>
          </dt>
          <dd translate="no">{lira(formatMoney(outcome.spread))}</dd>
        </div>
      )}
      <OfficialFact amount={amount} outcome={outcome} />
    </dl>
  )
}
