/** The visitor's side of a deal: sells to the office or buys from it. */
export type Deal = 'sell' | 'buy'

/** A side of a quote from the office's point of view. */
export type Side = 'buy' | 'sell'

/** The office's side of a deal: the office buys if the visitor sells, and the reverse. */
export const SIDE_OF: Readonly<Record<Deal, Side>> = { sell: 'buy', buy: 'sell' }

export function otherSide(side: Side): Side {
  return side === 'buy' ? 'sell' : 'buy'
}
