import { type ReactNode, useId } from 'react'
import { TableHead } from '../../ui/Table.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useWords } from '../../words/index.ts'
import { ChangeHeading } from './DailyChange.tsx'
import styles from './Board.module.css'

interface BoardProps {
  title: string
  /** The level is 3 if a section heading is above the board. */
  headingLevel: 2 | 3
  chips: ReactNode
  /** The time of the newest price. */
  updated: string
  /** The opening status. Only the office's own board has it. */
  opening?: ReactNode
  /** The choice between the tables of the board. */
  choice?: ReactNode
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
  opening,
  choice = null,
  note = null,
  foot,
  children,
}: BoardProps) {
  const id = useId()
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <section className={note === null ? styles.board : `${styles.board} ${styles.noted}`} aria-labelledby={id}>
      <header
        className={`${styles.head} ${opening === undefined ? '' : styles.own} ${choice === null ? '' : styles.choosing}`}
      >
        <Heading id={id}>{title}</Heading>
        <div className={styles.chips}>{chips}</div>
        <div className={styles.line}>
          <p>{updated}</p>
          {opening}
        </div>
        {choice}
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
  /** Read by screen readers before the headings of both prices. */
  kind?: string
  /** True if the last column is the daily change. */
  hasChange: boolean
  className?: string | undefined
  children: ReactNode
}

export function RateTable({ caption, first, kind, hasChange, className, children }: RateTableProps) {
  const { columns, columnNotes } = useWords('rates')
  const classes = [styles.table, !hasChange && styles.unchanging, columnNotes && styles.explained, className]
  const heads = [
    first ?? columns.code,
    ...(['buy', 'sell'] as const).map((side) => ({
      text: kind === undefined ? columns[side] : <KindAndSide kind={kind} side={columns[side]} />,
      note: columnNotes?.[side],
    })),
    ...(hasChange ? [{ text: <ChangeHeading /> }] : []),
  ]
  return (
    <table className={classes.filter(Boolean).join(' ')}>
      <TableHead caption={caption} columns={heads} />
      {children}
    </table>
  )
}

function KindAndSide({ kind, side }: { kind: string; side: string }) {
  return (
    <>
      <VisuallyHidden>{kind}</VisuallyHidden> {side}
    </>
  )
}
