import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { check, type IconPath, octagonAlert, pause, triangleAlert } from './icons.ts'
import { type Tone, toneClass } from './tone.ts'
import styles from './Badge.module.css'

const ICONS: Readonly<Record<Tone, IconPath>> = { good: check, fair: triangleAlert, bad: octagonAlert, calm: pause }

interface BadgeProps {
  readonly tone: Tone
  /** Replaces the icon of the tone; null means none. */
  readonly icon?: IconPath | null
  readonly children: ReactNode
}

/** A word in the colour of its tone, with a sign. */
export function Badge({ tone, icon = ICONS[tone], children }: BadgeProps) {
  return (
    <span className={`${styles.badge} ${toneClass(tone)}`}>
      {icon === null ? null : <Icon of={icon} className={styles.sign} />}
      <span>{children}</span>
    </span>
  )
}
