import type { ReactNode } from 'react'
import { sampleMark } from '../copy/frame.ts'
import styles from './SampleNote.module.css'

/** Says beside invented facts that they are invented: "Örnek veri: …". */
export function SampleNote({ children }: { children: ReactNode }) {
  return (
    <p className={styles.note}>
      <b>{sampleMark}:</b> {children}
    </p>
  )
}
