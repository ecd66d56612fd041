import type { Amount } from '#domain/amount.ts'
import type { CrossOutcome, Leg } from '#domain/exchange.ts'
import { crossName, slip as copy, stepNames } from '../../copy/slip.ts'
import { formatTime } from '../../format/format.ts'
import { useZone } from '../../page-state/page-state.tsx'
import { figureOf, formatAmount, formatCross, formatMoney, lira, sumText } from './money-text.ts'
import styles from './SlipFacts.module.css'

/** Over both sides: two exchanges, each by its own rate of its own time, and what they come to for a single unit. */
export function CrossSteps({ amount, outcome }: { amount: Amount; outcome: CrossOutcome }) {
  const { legs, cross } = outcome
  const [first, second] = legs
  const names = stepNames(legs, formatAmount(amount))
  return (
    <>
      <ol className={styles.steps}>
        <Step name={names[0]} leg={first} sum={lira(formatMoney(outcome.lira))} />
        <Step name={names[1]} leg={second} sum={sumText(outcome)} />
      </ol>
      <dl className={`${styles.facts} ${styles.after}`}>
        <div>
          <dt>
            <span>{crossName(legs)}</span>
            <small>{copy.bothSpreads}</small>
          </dt>
          <dd translate="no">{formatCross(cross)}</dd>
        </div>
      </dl>
    </>
  )
}

function Step({ name, leg, sum }: { name: string; leg: Leg; sum: string }) {
  const zone = useZone()
  return (
    <li>
      <span>
        <span>{name}</span>
        <small>{`${copy.rate(leg.side)} ${figureOf(leg)} · ${formatTime(leg.quotedAt, zone)}`}</small>
      </span>
      <b translate="no">{sum}</b>
    </li>
  )
}
