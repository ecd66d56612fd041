import type { ReactNode } from 'react'
import { columns } from '../copy/rates.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import styles from './RateTable.module.css'

/** The four columns that both boards share; `children` are its rows. */
export function RateTable({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <table className={styles.table}>
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
          <th scope="col">{columns.code}</th>
          <th scope="col">{columns.buy}</th>
          <th scope="col">{columns.sell}</th>
          <th scope="col">{columns.change}</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
