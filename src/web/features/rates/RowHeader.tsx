import type { Instrument } from '#domain/instrument.ts'
import { perHundred } from '../../copy/rates.ts'
import { Icon } from '../../ui/Icon.tsx'
import { chartLine } from '../../ui/icons.ts'
import styles from './RateRow.module.css'

interface RowHeaderProps {
  instrument: Instrument
  name: string
  /** Where the name leads to; null: nowhere. */
  path: string | null
  /** The row opens a chart. Its button stands in another cell: a header is read with each cell of its row, and whole. */
  charted?: boolean
}

/** The header of a row: code, quoting unit where it isn't one, display name. */
export function RowHeader({ instrument: { id, unit }, name, path, charted = false }: RowHeaderProps) {
  return (
    <th scope="row" className={styles.header}>
      <span className={styles.code}>
        <span translate="no">{id}</span>
        {unit === 100 ? <em>{perHundred}</em> : null}
        {charted ? <Icon of={chartLine} className={styles.chartSign} /> : null}
      </span>
      <span className={styles.name}>
        {path === null ? (
          name
        ) : (
          <a href={path} className={styles.link}>
            {name}
          </a>
        )}
      </span>
    </th>
  )
}
