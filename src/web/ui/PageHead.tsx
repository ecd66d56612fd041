import type { ReactNode } from 'react'
import { Rosette } from './Rosette.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './PageHead.module.css'

interface PageHeadProps {
  /** The breadcrumb before the heading. */
  above?: ReactNode
  title: string
  lead?: ReactNode
  /** On phones, makes the head lower and hides the lead, which screen readers still read. */
  slim?: boolean
  children?: ReactNode
}

/** The head of an inner page. Its heading receives the focus after navigation within the site. */
export function PageHead({ above, title, lead, slim = false, children }: PageHeadProps) {
  return (
    <header className={slim ? `${styles.head} ${styles.slim}` : styles.head}>
      <Rosette of="oval" className={styles.rosette} />
      <div className={`wrap ${styles.words}`}>
        {above}
        <h1 tabIndex={-1}>{title}</h1>
        {lead === undefined ? null : <p>{slim ? <VisuallyHidden only="to480">{lead}</VisuallyHidden> : lead}</p>}
        {children}
      </div>
    </header>
  )
}
