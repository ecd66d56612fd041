import { type ReactNode, useId } from 'react'
import { columns } from '../../copy/rates.ts'
import { TableHead } from '../../ui/Table.tsx'
import styles from './Board.module.css'

interface BoardProps {
  title: string
  /** 3 under a section's own heading. */
  headingLevel: 2 | 3
  chips: ReactNode
  /** "Son güncelleme: …", and after it "Bülten: …": two parts that are not broken. */
  updated: string
  bulletin?: string | null
  /** Whether the counter is open; on the office's own board only. */
  opening?: ReactNode
  /** One sentence under the rows, while there is something to say about them. */
  note?: string | null
  /** Always under the rows. */
  foot?: ReactNode
  children: ReactNode
}

/** The sheet of one table: a night head with its source and time, then rows or what stands in their place. */
export function BoardFrame({
  title,
  headingLevel,
  chips,
  updated,
  bulletin = null,
  opening,
  note = null,
  foot,
  children,
}: BoardProps) {
  const id = useId()
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <section className={note === null ? styles.board : `${styles.board} ${styles.noted}`} aria-labelledby={id}>
      <header className={opening === undefined ? styles.head : `${styles.head} ${styles.own}`}>
        <Heading id={id}>{title}</Heading>
        <div className={styles.chips}>{chips}</div>
        <div className={styles.line}>
          <p>
            <span className={styles.updated}>{updated}</span>
            {bulletin === null ? null : (
              <>
                <span className={styles.separator}> · </span>
                <span className={styles.updated}>{bulletin}</span>
              </>
            )}
          </p>
          {opening}
        </div>
      </header>
      {children}
      {note === null ? null : <p className={styles.note}>{note}</p>}
      {foot === undefined ? null : <p className={styles.note}>{foot}</p>}
    </section>
  )
}

interface RateTableProps {
  caption: string
  first?: string
  className?: string
  children: ReactNode
}

export function RateTable({ caption, first = columns.code, className, children }: RateTableProps) {
  return (
    <table className={className === undefined ? styles.table : `${styles.table} ${className}`}>
      <TableHead caption={caption} columns={[first, columns.buy, columns.sell, columns.change]} />
      {children}
    </table>
  )
}
