import type { Direction } from '#domain/rate.ts'

/** Filled triangles for a move, a line arrow for none; in a 10 by 10 box. */
const ARROWS: Readonly<Record<Direction, string>> = {
  up: 'M5 1 9.6 9H.4z',
  down: 'M5 9 .4 1h9.2z',
  unchanged: 'M.5 5h8M5.5 2l3 3-3 3',
}

/** The way of a daily change. The word for it must stand beside it. */
export function MovementArrow({ direction, className }: { direction: Direction; className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 10 10" aria-hidden="true">
      <path d={ARROWS[direction]} />
    </svg>
  )
}
