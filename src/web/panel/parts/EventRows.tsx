import type { ReactNode } from 'react'
import rows from '../../ui/Rows.module.css'
import styles from './EventRows.module.css'

/** A list of changes or tasks in a sheet. */
export function EventRows({ children }: { children: ReactNode }) {
  return <ul className={rows.rows}>{children}</ul>
}

interface EventRowProps {
  readonly title: ReactNode
  /** Shown at the end of the first line. */
  readonly at?: string
  /** Small print below the title. */
  readonly note?: ReactNode
  /** Shown at the end of the second line. */
  readonly noteEnd?: string | null
  /** Buttons, links or paragraphs below. */
  readonly children?: ReactNode
}

export function EventRow({ title, at, note = null, noteEnd = null, children }: EventRowProps) {
  return (
    <li className={styles.row}>
      <b>{title}</b>
      {at === undefined ? null : <span className={styles.at}>{at}</span>}
      {note === null ? null : <small>{note}</small>}
      {noteEnd === null ? null : <span className={styles.at}>{noteEnd}</span>}
      {children}
    </li>
  )
}
