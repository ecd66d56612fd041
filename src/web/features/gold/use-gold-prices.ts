import { useMemo } from 'react'
import { type GoldPrice, goldPriceOf } from '#domain/gold/gold-price.ts'
import type { MetalCode } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import { useRows } from '../../live/index.ts'

/** What can be reckoned with now: neither halted, nor without a price. Give the same list at every rendering. */
export function useGoldPrices(codes: readonly MetalCode[]): readonly GoldPrice[] {
  const rows = useRows(codes)
  return useMemo(
    () =>
      rows.flatMap(({ code, quote, halted }) => {
        const price = quote === null || halted ? null : goldPriceOf(INSTRUMENTS[code], quote)
        return price === null ? [] : [price]
      }),
    [rows],
  )
}
