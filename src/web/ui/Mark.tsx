import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconPath } from './icons.ts'
import { type Tone, toneClass } from './tone.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './Mark.module.css'

interface MarkProps {
  readonly tone: Tone
  /** null means a dot: filled and green if the tone is good. */
  readonly icon: IconPath | null
  /** The meaning of the sign for screen readers. */
  readonly spoken?: string
  readonly night?: boolean
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A small sign with a word or an age, for a row of figures. */
export function Mark({ tone, icon, spoken, night = false, className = '', children }: MarkProps) {
  return (
    <span className={`${styles.mark} ${toneClass(tone, night)} ${styles[tone] ?? ''} ${className}`}>
      {icon === null ? <span className={styles.dot} /> : <Icon of={icon} className={styles.icon} />}
      {spoken === undefined ? null : <VisuallyHidden>{spoken}</VisuallyHidden>}
      <span>{children}</span>
    </span>
  )
}
