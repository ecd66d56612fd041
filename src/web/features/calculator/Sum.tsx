import type { CrossOutcome, LiraOutcome } from '#domain/exchange.ts'
import { formatMoney, formatUnits } from './money-text.ts'
import styles from './Slip.module.css'

interface SumProps {
  readonly figure: string
  /** "₺" or the code of a currency. */
  readonly unit: string
  readonly className?: string | undefined
}

/** Beyond so many signs a figure of the usual size is wider than a phone. */
const LONG = 12
const LONGEST = 17

/** The figure that was asked for. */
export function Sum({ figure, unit, className }: SumProps) {
  const size = figure.length > LONGEST ? styles.longest : figure.length > LONG ? styles.long : undefined
  return (
    <p className={[styles.sum, size, className].filter(Boolean).join(' ')} translate="no">
      <span>{figure}</span>
      <small>{`\u00A0${unit}`}</small>
    </p>
  )
}

interface OutcomeSumProps {
  readonly outcome: LiraOutcome | CrossOutcome
  readonly className?: string | undefined
}

export function OutcomeSum({ outcome, className }: OutcomeSumProps) {
  return outcome.kind === 'lira' ? (
    <Sum figure={formatMoney(outcome.sum)} unit="₺" className={className} />
  ) : (
    <Sum figure={formatUnits(outcome.sum, outcome.against)} unit={outcome.against} className={className} />
  )
}
