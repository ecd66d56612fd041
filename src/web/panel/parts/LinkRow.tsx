import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import type { IconPath } from '../../ui/icons.ts'
import styles from './LinkRow.module.css'

interface LinkRowProps {
  readonly to: string
  readonly icon: IconPath
  readonly name: string
  /** Small print below the name; null means none. */
  readonly note: string | null
  /** An icon or a number at the end. */
  readonly end: ReactNode
  /** True if the page opens in a new tab. */
  readonly leavesPanel?: boolean
}

/** A row of a list that is one link. */
export function LinkRow({ to, icon, name, note, end, leavesPanel = false }: LinkRowProps) {
  return (
    <a className={styles.row} href={to} {...(leavesPanel && { target: '_blank', rel: 'noreferrer' })}>
      <Icon of={icon} />
      <span>
        <b>{name}</b>
        {note === null ? null : <small>{note}</small>}
      </span>
      {end}
    </a>
  )
}
