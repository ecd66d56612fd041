import type { ReactNode } from 'react'
import { pricePanel } from '../../copy/panel-price.ts'
import { toneClass } from '../../ui/tone.ts'
import styles from './Bar.module.css'

interface BarProps {
  /** Green after success, red if publishing is impossible. */
  readonly tone?: 'good' | 'bad' | undefined
  readonly title: ReactNode
  readonly text: ReactNode
  /** The primary button of the page. */
  readonly children: ReactNode
}

/** Shows the change that a form publishes, with its button. Screen readers announce the result. */
export function Bar({ tone, title, text, children }: BarProps) {
  return (
    <div
      className={tone === undefined ? styles.bar : `${styles.bar} ${toneClass(tone)}`}
      role="region"
      aria-label={pricePanel.bar}
    >
      <div className={styles.text} role={tone === undefined ? undefined : 'status'}>
        <b>{title}</b> <span>{text}</span>
      </div>
      {children}
    </div>
  )
}
