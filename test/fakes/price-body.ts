import { writeStamp } from '../../src/domain/calendar.ts'

export type FakePrice = readonly [alis: string | number, satis: string | number, at?: number]

/**
 * A provider's message: `priceBody(at, { USDTRY: ['47.2330', '47.4770'] })`. Each pair bears `at` unless it names its
 * own time; yen is per 1, as the provider sends it.
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
