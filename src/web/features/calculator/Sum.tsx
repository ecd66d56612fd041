import type { SumOutcome } from '#domain/exchange.ts'
import { formatMoney, formatUnits } from '../../format/money-text.ts'
import styles from './Sum.module.css'

/** Characters beyond which a figure of the usual size is wider than a phone. */
const LONG = 12
const LONGEST = 17

export function Sum({ outcome, className }: { outcome: SumOutcome; className?: string | undefined }) {
  const [figure, unit] =
    outcome.kind === 'lira'
      ? [formatMoney(outcome.sum), '₺']
      : [formatUnits(outcome.sum, outcome.against), outcome.against]
  const size = figure.length > LONGEST ? styles.longest : figure.length > LONG ? styles.long : undefined
  return (
    <p className={[styles.sum, size, className].filter(Boolean).join(' ')} translate="no">
      <span>{figure}</span>
      <small>{`\u00A0${unit}`}</small>
    </p>
  )
}
