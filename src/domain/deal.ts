/** What a visitor does: sells a currency or gold to the office, or buys it there. */
export type Deal = 'sell' | 'buy'

/** A side of a quote, as the office names it. */
export type Side = 'buy' | 'sell'

/** The office buys what the visitor sells, and the other way round. */
export const SIDE_OF: Readonly<Record<Deal, Side>> = { sell: 'buy', buy: 'sell' }

export function otherSide(side: Side): Side {
  return side === 'buy' ? 'sell' : 'buy'
}
