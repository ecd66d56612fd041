import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { circleAlert, clock, type IconPath } from './icons.ts'
import styles from './Chip.module.css'

/** What a chip says of the figures beside it. Told apart by shape and word, never by colour alone. */
export type ChipKind = 'live' | 'poll' | 'off' | 'err' | 'demo' | 'wait'

const DOTTED: ReadonlySet<ChipKind> = new Set(['live', 'poll', 'wait'])

const ICONS: Readonly<Partial<Record<ChipKind, IconPath>>> = { err: circleAlert, off: clock }

interface ChipProps {
  kind: ChipKind
  children: ReactNode
  /** On a band that stays dark in both themes. */
  night?: boolean
  /** In place of the kind's own; null: none. */
  icon?: IconPath | null
}

export function Chip({ kind, children, night = false, icon = ICONS[kind] ?? null }: ChipProps) {
  const classes = [styles.chip, styles[kind], night ? styles.night : undefined]
  return (
    <span className={classes.filter(Boolean).join(' ')}>
      {icon === null ? null : <Icon of={icon} className={styles.icon} />}
      {icon === null && DOTTED.has(kind) ? <span className={styles.dot} /> : null}
      <span>{children}</span>
    </span>
  )
}
