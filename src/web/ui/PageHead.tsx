import type { ReactNode } from 'react'
import styles from './PageHead.module.css'

interface PageHeadProps {
  title: string
  lead?: ReactNode
  children?: ReactNode
}

/** The head of an inner page. Its heading takes the focus when the page arrives by a link of the site. */
export function PageHead({ title, lead, children }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.rosette} aria-hidden="true" />
      <div className={`wrap ${styles.words}`}>
        <h1 tabIndex={-1}>{title}</h1>
        {lead === undefined ? null : <p>{lead}</p>}
        {children}
      </div>
    </header>
  )
}
