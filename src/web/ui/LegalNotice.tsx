import type { ReactNode } from 'react'
import { legalNotice } from '../copy/frame.ts'
import { Icon } from './Icon.tsx'
import { info } from './icons.ts'
import styles from './LegalNotice.module.css'

/** The notice under every board that the rates are no advice. */
export function LegalNotice() {
  return (
    <p className={`${styles.notice} fine`}>
      <Icon of={info} className={styles.icon} />
      <span>{legalNotice}</span>
    </p>
  )
}

/** The legal notice under the boards, and links to related pages. */
export function UnderBoards({ children }: { children: ReactNode }) {
  return (
    <div className={styles.row}>
      <LegalNotice />
      {children}
    </div>
  )
}
