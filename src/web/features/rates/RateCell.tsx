import { type ReactNode, useState } from 'react'
import type { Rate } from '#domain/rate.ts'
import { formatRate } from '../../format/format.ts'
import type { Flash } from '../../live/index.ts'
import { Missing } from '../../ui/Missing.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useWords } from '../../words/index.ts'
import styles from './RateCell.module.css'

interface RateCellProps {
  rate: Rate | null
  side: 'buy' | 'sell'
  /** True for the figure that matters most in its row. */
  isMain?: boolean
  /** The text for screen readers instead of a missing rate. */
  missing: string
  flash?: Flash | null
  decimals: number
  /** The sign after the figure, if the row's currency differs from the table's. */
  sign?: string | undefined
  children?: ReactNode
}

export function RateCell({
  rate,
  side,
  isMain = side === 'sell',
  missing,
  flash = null,
  decimals,
  sign,
  children,
}: RateCellProps) {
  const { style } = useWords('figures')
  return (
    <td {...useFlash(flash, `${styles.rate} ${isMain ? styles.main : styles.other}`)}>
      {rate === null ? <Missing word={missing} /> : <span translate="no">{formatRate(rate, decimals, style)}</span>}
      {rate === null || sign === undefined ? null : <SignOf side={side} sign={sign} />}
      {children}
    </td>
  )
}

/** Shows the sign on the selling side. Screen readers read it on both sides. */
function SignOf({ side, sign }: { side: 'buy' | 'sell'; sign: string }) {
  return side === 'buy' ? <VisuallyHidden>{`\u00A0${sign}`}</VisuallyHidden> : <small>{`\u00A0${sign}`}</small>
}

/**
 * Returns the attributes of a figure that flashes when it changes on screen. Each direction alternates between two
 * animation names, so that each change restarts the animation.
 */
export function useFlash(flash: Flash | null, className = '') {
  const [seen] = useState(flash?.count)
  const isNew = flash !== null && flash.count !== seen
  return {
    className: `${className} ${styles.flash}`.trim(),
    'data-flash': isNew ? `${flash.direction}-${flash.count % 2 === 0 ? 'even' : 'odd'}` : undefined,
  }
}
