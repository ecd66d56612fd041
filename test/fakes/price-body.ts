import { writeStamp } from '../../src/domain/calendar.ts'
import type { PriceMessage } from '../../src/domain/quote.ts'

export type FakePrice = readonly [alis: string | number, satis: string | number, at?: number]

/**
 * Returns a provider's message: `priceBody(at, { USDTRY: ['47.2330', '47.4770'] })`. Each pair has the time `at` unless
 * it has its own. Yen is per unit, as in the provider's messages.
 */
export function priceBody(
  at: number,
  prices: Readonly<Record<string, FakePrice>>,
): {
  meta: { time: number; tarih: string }
  data: Record<string, unknown>
} {
  const data: Record<string, unknown> = {}
  for (const [code, [alis, satis, own = at]] of Object.entries(prices)) {
    data[code] = { code, alis, satis, tarih: writeStamp(own), dir: { alis_dir: '', satis_dir: '' } }
  }
  return { meta: { time: at, tarih: writeStamp(at) }, data }
}

/** Accepts a message with a price, so that the provider counts as alive. */
export function namesPrice({ prices, ignored }: PriceMessage): boolean {
  return ignored.length > 0 || prices.some(({ sell }) => sell.ok)
}
