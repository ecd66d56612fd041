import type { ReactNode } from 'react'
import styles from './FactList.module.css'

/** Facts about the office by name, within `TextParts`. The children are a `Term` each. */
export function FactList({ children }: { readonly children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>
}
