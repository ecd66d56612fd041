import type { ReactNode } from 'react'
import styles from './VisuallyHidden.module.css'

interface VisuallyHiddenProps {
  /** Hidden in windows of this width only; in others the words are there for the eye, too. */
  only?: 'to480' | 'from769'
  children: ReactNode
}

/** Words for those who hear the page: beside a sign or a shape that says the same to the eye. */
export function VisuallyHidden({ only, children }: VisuallyHiddenProps) {
  return <span className={only === undefined ? styles.hidden : `${styles.hidden} ${styles[only]}`}>{children}</span>
}

/** Read out each time that something is done: a new node each time, so that the second is announced like the first. */
export function Announcement({ text, times }: { text: string; times: number }) {
  return (
    <VisuallyHidden>
      <span role="status">{times > 0 && <span key={times}>{text}</span>}</span>
    </VisuallyHidden>
  )
}
