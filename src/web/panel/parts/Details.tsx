import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { chevronRight } from '../../ui/icons.ts'
import styles from './Details.module.css'

/** The foot of a sheet, which unfolds further rows. */
export function Details({ summary, children }: { readonly summary: string; readonly children: ReactNode }) {
  return (
    <details className={styles.details}>
      <summary>
        <Icon of={chevronRight} />
        <span>{summary}</span>
      </summary>
      {children}
    </details>
  )
}
