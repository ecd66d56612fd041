import type { ReactNode } from 'react'
import { type CurrencyCode, QUOTING_UNITS } from '#domain/currency.ts'
import { currencyNames, perHundred } from '../copy/rates.ts'
import styles from './RateRow.module.css'

interface CurrencyHeaderProps {
  code: CurrencyCode
  /** Stands beside the code: the sign of a row that opens a chart. */
  sign?: ReactNode
  /** In place of the plain name: the button of such a row. */
  name?: ReactNode
}

/** The header of a row: code, quoting unit where it isn't one, display name. */
export function CurrencyHeader({ code, sign, name = currencyNames[code] }: CurrencyHeaderProps) {
  return (
    <th scope="row" className={styles.header}>
      <span className={styles.code}>
        <span translate="no">{code}</span>
        {QUOTING_UNITS[code] === 100 ? <em>{perHundred}</em> : null}
        {sign}
      </span>
      <span className={styles.name}>{name}</span>
    </th>
  )
}
