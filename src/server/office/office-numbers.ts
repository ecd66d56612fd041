import type { Margin, SideMargins } from '#domain/margin.ts'
import { roundHalfAway } from '#domain/rate.ts'

export function basisPoints(percent: number): number {
  return roundHalfAway(percent * 100)
}

interface WrittenSides {
  readonly alis?: Margin | undefined
  readonly satis?: Margin | undefined
}

/** A margin of zero is none: the provider's price stays to the last digit. */
export function marginsOf({ alis, satis }: WrittenSides = {}): SideMargins {
  return { ...(adds(alis) && { buy: alis }), ...(adds(satis) && { sell: satis }) }
}

function adds(margin: Margin | undefined): margin is Margin {
  return margin !== undefined && (margin.kind === 'lira' ? margin.micros : margin.millionths) !== 0
}
