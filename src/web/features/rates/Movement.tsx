import { changeSince, type Direction, type Rate } from '#domain/rate.ts'
import { movementWords, noEarlierClose } from '../../copy/rates.ts'
import { DASH, formatChange, formatPercent } from '../../format/format.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './Movement.module.css'

/** Filled triangles for a move, a line arrow for none; in a 10 by 10 box. */
export const MOVEMENT_ARROWS: Readonly<Record<Direction, string>> = {
  up: 'M5 1 9.6 9H.4z',
  down: 'M5 9 .4 1h9.2z',
  unchanged: 'M.5 5h8M5.5 2l3 3-3 3',
}

interface MovementProps {
  sell: Rate
  /** null: the office has no earlier close of its own, and nothing is compared with anybody else's. */
  previousClose: Rate | null
  /** Hero cards show an unmoved rate in green (SPECIFICATION.md section 9 "Display"), tables neutral. */
  zeroIsGreen?: boolean
  decimals: number
}

export function Movement({ sell, previousClose, zeroIsGreen = false, decimals }: MovementProps) {
  if (previousClose === null) {
    return (
      <span className={styles.unknown}>
        <span aria-hidden="true">{DASH}</span>
        <VisuallyHidden>{noEarlierClose}</VisuallyHidden>
      </span>
    )
  }
  const { difference, basisPoints, direction } = changeSince(previousClose, sell)
  return (
    <>
      <MovementFigure direction={direction} zeroIsGreen={zeroIsGreen}>
        {formatPercent(basisPoints)}
      </MovementFigure>
      <span className={styles.difference} translate="no">
        {formatChange(difference, decimals)}
      </span>
    </>
  )
}

interface MovementFigureProps {
  direction: Direction
  zeroIsGreen: boolean
  children: string
}

export function MovementFigure({ direction, zeroIsGreen, children }: MovementFigureProps) {
  const tone = direction === 'unchanged' && zeroIsGreen ? styles.up : styles[direction]
  return (
    <span className={`${styles.percent} ${tone}`}>
      <svg
        className={direction === 'unchanged' ? `${styles.arrow} ${styles.line}` : styles.arrow}
        viewBox="0 0 10 10"
        aria-hidden="true"
      >
        <path d={MOVEMENT_ARROWS[direction]} />
      </svg>
      <VisuallyHidden>{`${movementWords[direction]} `}</VisuallyHidden>
      <span translate="no">{children}</span>
    </span>
  )
}
