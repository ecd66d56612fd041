import type { ReactNode } from 'react'
import styles from './Facts.module.css'

/** A list of names and values. `follows` means that a list with a closing rule is directly above. */
export function Facts({ follows = false, children }: { follows?: boolean; children: ReactNode }) {
  return <dl className={follows ? `${styles.facts} ${styles.after}` : styles.facts}>{children}</dl>
}
