import type { MetalCode } from '#domain/instrument.ts'
import { GOLD_MARKS } from './gold-mark.ts'

/** A coin or a bar in a few lines. It decorates: the name stands beside it. */
export function GoldMark({ code }: { code: MetalCode }) {
  return <span className={`gold-mark gold-mark-${GOLD_MARKS[code]}`} aria-hidden="true" />
}
