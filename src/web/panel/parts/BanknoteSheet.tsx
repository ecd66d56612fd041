import type { ReactNode } from 'react'
import styles from './BanknoteSheet.module.css'

interface BanknoteSheetProps {
  readonly title: string
  /** False if the title is not a heading. */
  readonly isHeading?: boolean
  /** Shown beside the title. */
  readonly note?: string
  readonly role?: 'alert'
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A sheet with the frame of a banknote and a dark head. */
export function BanknoteSheet({ title, isHeading = true, note, role, className, children }: BanknoteSheetProps) {
  const Title = isHeading ? 'h2' : 'p'
  return (
    <section className={className === undefined ? styles.sheet : `${styles.sheet} ${className}`} role={role}>
      <header className={styles.head}>
        <Title className={styles.title}>{title}</Title>
        {note === undefined ? null : <span>{note}</span>}
      </header>
      {children}
    </section>
  )
}
