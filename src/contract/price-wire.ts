import { isTimeOfPrice, parseStamp, writeStamp } from '#domain/calendar.ts'
import type { Instrument, InstrumentId } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import type { OfferedPrice, OwnTime, PriceMessage, Quote, Trend } from '#domain/quote.ts'
import { parsePrice, parseRate, writeRate } from '#domain/rate.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { excerptOf, type Fields, fieldsOf, isFields } from './json.ts'

/** The provider's shape and ours. Its socket and feed, and our feed, quote yen per 1, our relay per 100. */
export type YenPer = 1 | 100

export type WireError = 'not-an-object' | 'no-prices' | 'too-many-prices'

/** The provider sends about fifty prices. Parsing far more would block the process. */
const MAX_PRICES = 1000

/** `{meta?, data: {USDTRY: {alis, satis, tarih, dir}}}`, without `data`, or a list; alis/buy/bid, satis/sell/ask. */
export function readPriceMessage(
  body: unknown,
  selection: readonly Instrument[],
  yenPer: YenPer,
): Result<PriceMessage, WireError> {
  if (typeof body !== 'object' || body === null) return fail('not-an-object')
  const fields = fieldsOf(body)
  const meta = isFields(fields['meta']) ? fields['meta'] : fields
  const entries = entriesOf(fields['data'] ?? body)
  if (entries === undefined) return fail('no-prices')
  if (entries.length > MAX_PRICES) return fail('too-many-prices')

  const ours = new Map(selection.map((each) => [each.wireName, each]))
  const prices: OfferedPrice[] = []
  const ignored: string[] = []
  for (const [name, entry] of entries) {
    const instrument = ours.get(name)
    if (instrument !== undefined) prices.push(readPrice(instrument, entry, yenPer))
    else if (parseRate(sellOf(entry)).ok) ignored.push(excerptOf(name))
  }
  const stamped = readTime(meta['tarih'])
  const stampedAt = stamped.kind === 'at' ? stamped.at : null
  const spokenAt = readInstant(meta['time'])
  return ok({
    prices,
    ignored,
    statedAt: stampedAt ?? spokenAt,
    sourceTime: spokenAt ?? stampedAt,
    halted: readHalted(meta['halted'], selection),
  })
}

function readPrice(instrument: Instrument, entry: Fields, yenPer: YenPer): OfferedPrice {
  const { id, unit } = instrument
  const times = unit === 100 && yenPer === 1 ? 100 : 1
  const side = (value: unknown): OfferedPrice['sell'] => parsePrice(value, instrument, times)
  const dir = fieldsOf(entry['dir'])
  return {
    code: id,
    unit,
    buy: side(entry['alis'] ?? entry['buy'] ?? entry['bid']),
    sell: side(sellOf(entry)),
    time: readTime(entry['tarih']),
    trend: { buy: readTrend(dir['alis_dir']), sell: readTrend(dir['satis_dir']) },
  }
}

function sellOf(entry: Fields): unknown {
  return entry['satis'] ?? entry['sell'] ?? entry['ask']
}

function entriesOf(data: unknown): [string, Fields][] | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  if (!Array.isArray(data)) return Object.entries(data).filter((entry): entry is [string, Fields] => isFields(entry[1]))
  return data.filter(isFields).flatMap((entry): [string, Fields][] => {
    const code = entry['code']
    return typeof code === 'string' ? [[code, entry]] : []
  })
}

function readTime(value: unknown): OwnTime {
  if (value === undefined || value === null) return { kind: 'absent' }
  if (typeof value !== 'string') return { kind: 'unreadable' }
  if (value.trim() === '') return { kind: 'empty' }
  const stamp = parseStamp(value)
  return stamp.ok ? { kind: 'at', at: stamp.value } : { kind: 'unreadable' }
}

/** Milliseconds as a number or text. Sources send zero for "never". */
function readInstant(value: unknown): number | null {
  const instant = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
  return typeof instant === 'number' && Number.isSafeInteger(instant) && isTimeOfPrice(instant) ? instant : null
}

function readTrend(value: unknown): Trend {
  return value === 'up' || value === 'down' ? value : ''
}

function readHalted(value: unknown, selection: readonly Instrument[]): InstrumentId[] {
  if (!Array.isArray(value)) return []
  return value.flatMap(
    (name: unknown) => selection.find(({ id, wireName }) => id === name || wireName === name)?.id ?? [],
  )
}

// The reader is in another file, because pages do not need the writer and its tables.

export interface WireMeta {
  /** The time of the source's last message in ms since the epoch. Our repetitions do not renew it. */
  readonly time: number
  readonly tarih: string
  /** Our own field: the prices are invented for a demonstration. */
  readonly source?: 'demo'
  /** Our own field: the codes that the office does not quote now. It is absent if there are none. */
  readonly halted?: readonly InstrumentId[]
}

interface WirePrice {
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

/** Writes a price message. `sourceTime` null means never and is written as 0. */
export function writePriceMessage(
  quotes: Iterable<Quote>,
  sourceTime: number | null,
  halted: ReadonlySet<InstrumentId>,
  yenPer: YenPer,
  isDemo = false,
): WireMessage {
  const data: Record<string, WirePrice> = {}
  for (const quote of quotes) data[INSTRUMENTS[quote.code].wireName] = writePrice(quote, yenPer)
  const time = sourceTime ?? 0
  const mark = isDemo ? ({ source: 'demo' } as const) : {}
  const meta = { time, tarih: sourceTime === null ? '' : writeStamp(time), ...mark }
  return { meta: halted.size === 0 ? meta : { ...meta, halted: [...halted] }, data }
}

function writePrice(quote: Quote, yenPer: YenPer): WirePrice {
  const { wireName, decimals } = INSTRUMENTS[quote.code]
  const per = quote.unit === 100 && yenPer === 1 ? 100 : 1
  return {
    code: wireName,
    alis: quote.buy === null ? '0' : writeRate(quote.buy, decimals.rate, per),
    satis: writeRate(quote.sell, decimals.rate, per),
    tarih: writeStamp(quote.quotedAt),
    dir: { alis_dir: quote.trend.buy, satis_dir: quote.trend.sell },
  }
}
