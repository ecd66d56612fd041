import type { ReactNode } from 'react'
import type { Rate } from '#domain/rate.ts'
import { DASH, formatRate } from '../../format/format.ts'
import type { Flash } from '../../live/index.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useFlash } from './use-flash.ts'
import flashStyles from './Flash.module.css'
import styles from './RateRow.module.css'

interface RateCellProps {
  rate: Rate | null
  side: 'buy' | 'sell'
  /** Said in place of a missing rate. */
  missing: string
  flash?: Flash | null
  decimals: number
  /** Stands after the figure, where it is of another money than the table's. */
  sign?: string | undefined
  children?: ReactNode
}

export function RateCell({ rate, side, missing, flash = null, decimals, sign, children }: RateCellProps) {
  return (
    <td className={`${styles.rate} ${styles[side]} ${flashStyles.flash}`} data-flash={useFlash(flash)}>
      {rate === null ? <Missing word={missing} /> : <span translate="no">{formatRate(rate, decimals)}</span>}
      {rate === null || sign === undefined ? null : <SignOf side={side} sign={sign} />}
      {children}
    </td>
  )
}

/** Once to the eye, on the side that is read last; on both to the ear. */
function SignOf({ side, sign }: { side: 'buy' | 'sell'; sign: string }) {
  return side === 'buy' ? <VisuallyHidden>{`\u00A0${sign}`}</VisuallyHidden> : <small>{`\u00A0${sign}`}</small>
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
