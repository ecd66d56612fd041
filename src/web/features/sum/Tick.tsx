import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { check } from '../../ui/icons.ts'
import styles from './Tick.module.css'

/** A short fact in a list of ticks. */
export function Tick({ children }: { children: ReactNode }) {
  return (
    <li className={styles.tick}>
      <Icon of={check} />
      <span>{children}</span>
    </li>
  )
}
