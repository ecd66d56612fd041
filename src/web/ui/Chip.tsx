import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { circleAlert, clock, type IconPath } from './icons.ts'
import styles from './Chip.module.css'

/** The state of the figures next to the chip. Shape and word distinguish states, never the colour alone. */
export type ChipKind = 'live' | 'poll' | 'off' | 'err' | 'demo' | 'wait'

const DOTTED: ReadonlySet<ChipKind> = new Set(['live', 'poll', 'wait'])

const ICONS: Readonly<Partial<Record<ChipKind, IconPath>>> = { err: circleAlert, off: clock }

interface ChipProps {
  kind: ChipKind
  children: ReactNode
  /** True on a band that is dark in both themes. */
  night?: boolean
  /** Replaces the icon of the kind; null means no icon. */
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
