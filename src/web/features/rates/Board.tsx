import { type ReactNode, useId } from 'react'
import { TableHead } from '../../ui/Table.tsx'
import { useWords } from '../../words/index.ts'
import { ChangeHeading } from './DailyChange.tsx'
import styles from './Board.module.css'

interface BoardProps {
  title: string
  /** The level is 3 if a section heading is above the board. */
  headingLevel: 2 | 3
  chips: ReactNode
  /** The time of the newest price, followed by `bulletin`. Neither part wraps. */
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
  /** The heading of the first column, if it has no codes. */
  first?: string
  /** True if the last column is the daily change. */
  hasChange: boolean
  className?: string | undefined
  children: ReactNode
}

export function RateTable({ caption, first, hasChange, className, children }: RateTableProps) {
  const { columns, columnNotes } = useWords('rates')
  const classes = [styles.table, !hasChange && styles.unchanging, columnNotes && styles.explained, className]
  const heads = [
    first ?? columns.code,
    { text: columns.buy, note: columnNotes?.buy },
    { text: columns.sell, note: columnNotes?.sell },
    ...(hasChange ? [{ text: <ChangeHeading /> }] : []),
  ]
  return (
    <table className={classes.filter(Boolean).join(' ')}>
      <TableHead caption={caption} columns={heads} />
      {children}
    </table>
  )
}
