import type { ReactNode } from 'react'
import { sampleMark } from '../copy/frame.ts'
import { Icon } from './Icon.tsx'
import type { IconPath } from './icons.ts'
import styles from './Callout.module.css'

interface CalloutProps {
  icon: IconPath
  title: string
  text?: string | undefined
  /** In gold: it asks something of the visitor. */
  warns: boolean
}

/** A sentence that stands out, and what it means. */
export function Callout({ icon, title, text, warns }: CalloutProps) {
  return (
    <p className={warns ? `${styles.callout} ${styles.warns}` : styles.callout}>
      <Icon of={icon} className={styles.icon} />
      <span>
        <b>{title}</b> {text === undefined ? null : <span>{text}</span>}
      </span>
    </p>
  )
}

/** Says beside invented facts that they are invented: "Örnek veri: …". */
export function SampleNote({ children }: { children: ReactNode }) {
  return (
    <p className={styles.sample}>
      <b>{sampleMark}:</b> {children}
    </p>
  )
}
