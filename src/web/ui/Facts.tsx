import type { ReactNode } from 'react'
import styles from './Facts.module.css'

/** Names and their figures, row by row. `follows`: right under a list that ends in a rule. */
export function Facts({ follows = false, children }: { follows?: boolean; children: ReactNode }) {
  return <dl className={follows ? `${styles.facts} ${styles.after}` : styles.facts}>{children}</dl>
}
