import { useId } from 'react'
import { LIRA, type Mistake, QUESTION_FIELDS } from '#contract/question.ts'
import { CURRENCY_CODES, type CurrencyCode } from '#domain/currency.ts'
import type { Deal } from '#domain/exchange.ts'
import { calculator as copy, mistakeText } from '../../copy/calculator.ts'
import { Icon } from '../../ui/Icon.tsx'
import { circleAlert } from '../../ui/icons.ts'
import styles from './AmountField.module.css'

interface AgainstFieldProps {
  readonly deal: Deal
  /** What it begins with; null: lira. */
  readonly first: CurrencyCode | null
  readonly mistake: Mistake | null
}

/** What the visitor gets for the currency, or pays for it. */
export function AgainstField({ deal, first, mistake }: AgainstFieldProps) {
  const id = useId()
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {copy.against[deal]}
      </label>
      <select
        id={id}
        className={styles.select}
        name={QUESTION_FIELDS.against}
        defaultValue={first ?? LIRA}
        aria-invalid={mistake !== null}
        aria-describedby={mistake === null ? undefined : `${id}-note`}
      >
        <option value={LIRA}>{copy.lira}</option>
        {CURRENCY_CODES.map((code) => (
          <option key={code} translate="no">
            {code}
          </option>
        ))}
      </select>
      {mistake === null ? null : (
        <p id={`${id}-note`} className={styles.mistake}>
          <Icon of={circleAlert} className={styles.icon} />
          <span>{mistakeText(mistake)}</span>
        </p>
      )}
    </div>
  )
}
