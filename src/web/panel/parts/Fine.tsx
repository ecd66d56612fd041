import type { ReactNode } from 'react'
import styles from './Fine.module.css'

/** Small print with links or emphasis. */
export function Fine({ children }: { readonly children: ReactNode }) {
  return <p className={`fine ${styles.fine}`}>{children}</p>
}
