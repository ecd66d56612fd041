import type { ReactNode } from 'react'
import type { Rate } from '#domain/rate.ts'
import { DASH, formatRate } from '../format.ts'
import type { Flash } from '../live/flash.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { useFlash } from './use-flash.ts'
import flashStyles from './Flash.module.css'
import styles from './RateRow.module.css'

interface RateCellProps {
  rate: Rate | null
  side: 'buy' | 'sell'
  /** Said in place of a missing rate. */
  missing: string
  flash?: Flash | null
  children?: ReactNode
}

export function RateCell({ rate, side, missing, flash = null, children }: RateCellProps) {
  return (
    <td className={`${styles.rate} ${styles[side]} ${flashStyles.flash}`} data-flash={useFlash(flash)}>
      {rate === null ? <Missing word={missing} /> : <span translate="no">{formatRate(rate)}</span>}
      {children}
    </td>
  )
}

/** A dash for the eye, a word for the ear. */
export function Missing({ word }: { word: string }) {
  return (
    <span className={styles.missing}>
      <span aria-hidden="true">{DASH}</span>
      <VisuallyHidden>{word}</VisuallyHidden>
    </span>
  )
}
