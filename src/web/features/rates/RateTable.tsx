import type { ReactNode } from 'react'
import { columns } from '../../copy/rates.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './RateTable.module.css'

interface RateTableProps {
  caption: string
  /** The head of the first column. */
  first?: string
  className?: string
  /** Its bodies. */
  children: ReactNode
}

/** The four columns that all boards share. */
export function RateTable({ caption, first = columns.code, className, children }: RateTableProps) {
  return (
    <table className={className === undefined ? styles.table : `${styles.table} ${className}`}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <colgroup>
        <col className={styles.codeColumn} />
        <col />
        <col />
        <col className={styles.changeColumn} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          <th scope="col">{columns.buy}</th>
          <th scope="col">{columns.sell}</th>
          <th scope="col">{columns.change}</th>
        </tr>
      </thead>
      {children}
    </table>
  )
}
