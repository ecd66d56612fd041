import type { Board } from '#domain/board.ts'
import { INSTRUMENT_IDS } from '#domain/instrument.ts'
import type { MarketReader } from './market.ts'

/** Returns the source's current prices, before margins. */
export function offeredBoard(market: Pick<MarketReader, 'sourceQuote'>): Board {
  return new Map(
    INSTRUMENT_IDS.flatMap((code) => {
      const quote = market.sourceQuote(code)
      return quote === undefined ? [] : [[code, quote] as const]
    }),
  )
}
