import type { ReactNode } from 'react'
import { legalNotice } from '../copy/frame.ts'
import { Icon } from './Icon.tsx'
import { info } from './icons.ts'
import styles from './LegalNotice.module.css'

/** Stands under every board: the rates inform, they advise nothing. */
export function LegalNotice() {
  return (
    <p className={`${styles.notice} fine`}>
      <Icon of={info} className={styles.icon} />
      <span>{legalNotice}</span>
    </p>
  )
}

/** Under the boards: the legal notice, and where to go on. */
export function UnderBoards({ children }: { children: ReactNode }) {
  return (
    <div className={styles.row}>
      <LegalNotice />
      {children}
    </div>
  )
}
