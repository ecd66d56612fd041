import { writeStamp } from '#domain/calendar.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import type { Quote, Trend } from '#domain/quote.ts'
import { writeRate } from '#domain/rate.ts'
import type { Zone } from '#domain/zone.ts'
import type { YenPer } from './price-wire.ts'

// Apart from the reader: pages read, and need not carry the records of all that can be written.

export interface WireMeta {
  /** ms since the epoch: the last genuine message of the source, never renewed by our repeats. */
  readonly time: number
  readonly tarih: string
  /** Ours: what the office doesn't quote now; absent means nothing. */
  readonly halted?: readonly InstrumentId[]
}

export interface WirePrice {
  readonly code: string
  readonly alis: string
  readonly satis: string
  readonly tarih: string
  readonly dir: { readonly alis_dir: Trend; readonly satis_dir: Trend }
}

export interface WireMessage {
  readonly meta: WireMeta
  readonly data: Readonly<Record<string, WirePrice>>
}

/** `sourceTime` null (nothing was ever heard) is written as time 0. */
export function writePriceMessage(
  quotes: Iterable<Quote>,
  sourceTime: number | null,
  halted: ReadonlySet<InstrumentId>,
  yenPer: YenPer,
  zone: Zone,
): WireMessage {
  const data: Record<string, WirePrice> = {}
  for (const quote of quotes) data[INSTRUMENTS[quote.code].wireName] = writePrice(quote, yenPer, zone)
  const time = sourceTime ?? 0
  const meta = { time, tarih: sourceTime === null ? '' : writeStamp(time, zone) }
  return { meta: halted.size === 0 ? meta : { ...meta, halted: [...halted] }, data }
}

function writePrice(quote: Quote, yenPer: YenPer, zone: Zone): WirePrice {
  const { wireName, decimals } = INSTRUMENTS[quote.code]
  const per = quote.unit === 100 && yenPer === 1 ? 100 : 1
  return {
    code: wireName,
    alis: quote.buy === null ? '0' : writeRate(quote.buy, decimals.rate, per),
    satis: writeRate(quote.sell, decimals.rate, per),
    tarih: writeStamp(quote.quotedAt, zone),
    dir: { alis_dir: quote.trend.buy, satis_dir: quote.trend.sell },
  }
}
