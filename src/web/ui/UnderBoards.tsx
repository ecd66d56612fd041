import type { ReactNode } from 'react'
import styles from './UnderBoards.module.css'

/** The line under the boards: the legal notice, and where to go on. */
export function UnderBoards({ children }: { children: ReactNode }) {
  return <div className={styles.line}>{children}</div>
}
