import type { ReactNode } from 'react'
import styles from './VisuallyHidden.module.css'

/** Words for those who hear the page: beside a sign or a shape that says the same to the eye. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>
}
