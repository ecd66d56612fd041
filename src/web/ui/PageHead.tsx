import type { ReactNode } from 'react'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './PageHead.module.css'

interface PageHeadProps {
  /** Stands before the heading: where on the site the page is. */
  above?: ReactNode
  title: string
  lead?: ReactNode
  /** On phones it makes room for what the page is for: lower, and its lead is for those who hear the page. */
  slim?: boolean
  children?: ReactNode
}

/** The head of an inner page. Its heading takes the focus when the page arrives by a link of the site. */
export function PageHead({ above, title, lead, slim = false, children }: PageHeadProps) {
  return (
    <header className={slim ? `${styles.head} ${styles.slim}` : styles.head}>
      <div className={`${styles.rosette} ornament screen-only`} aria-hidden="true" />
      <div className={`wrap ${styles.words}`}>
        {above}
        <h1 tabIndex={-1}>{title}</h1>
        {lead === undefined ? null : <p>{slim ? <VisuallyHidden only="to480">{lead}</VisuallyHidden> : lead}</p>}
        {children}
      </div>
    </header>
  )
}
