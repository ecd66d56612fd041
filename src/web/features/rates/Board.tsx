import { type ReactNode, useId } from 'react'
import { columns } from '../../copy/rates.ts'
import { TableHead } from '../../ui/Table.tsx'
import styles from './Board.module.css'

interface BoardProps {
  title: string
  /** The level is 3 if a section heading is above the board. */
  headingLevel: 2 | 3
  chips: ReactNode
  /** "Son güncelleme: …", followed by `bulletin` ("Bülten: …"). Neither part wraps. */
  updated: string
  bulletin?: string | null
  /** The opening status. Only the office's own board has it. */
  opening?: ReactNode
  /** Which of the bank's rates the board shows. */
  kind?: string | null
  /** A sentence below the rows. */
  note?: string | null
  /** Permanent content below the rows. */
  foot?: ReactNode
  children: ReactNode
}

/** The frame of a board: a dark head with source and time, then the rows or their replacement. */
export function BoardFrame({
  title,
  headingLevel,
  chips,
  updated,
  bulletin = null,
  opening,
  kind = null,
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
          {kind === null ? null : <b>{kind}</b>}
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
  className?: string | undefined
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
