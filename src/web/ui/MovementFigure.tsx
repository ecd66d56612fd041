import type { Direction } from '#domain/rate.ts'
import { useWords } from '../words/index.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './MovementFigure.module.css'

/** Filled triangles for a movement and an arrow for no change, in a box of 10 by 10. */
const MOVEMENT_ARROWS: Readonly<Record<Direction, string>> = {
  up: 'M5 1 9.6 9H.4z',
  down: 'M5 9 .4 1h9.2z',
  unchanged: 'M.5 5h8M5.5 2l3 3-3 3',
}

interface MovementFigureProps {
  direction: Direction
  zeroIsGreen: boolean
  children: string
}

export function MovementFigure({ direction, zeroIsGreen, children }: MovementFigureProps) {
  const words = useWords('change').movement
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
      <VisuallyHidden>{`${words[direction]} `}</VisuallyHidden>
      <span translate="no">{children}</span>
    </span>
  )
}
