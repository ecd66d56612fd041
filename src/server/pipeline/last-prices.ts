import type { PointSource } from '#contract/price-call-answers.ts'
import { type Board, EMPTY_BOARD } from '#domain/board.ts'
import { addDays, dayOf, midnightOf } from '#domain/calendar.ts'
import { INSTRUMENT_IDS, type InstrumentId } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import { type Margins, withoutMargins } from '#domain/margin.ts'
import type { Reference } from '#domain/quote-rules.ts'
import type { Sides } from '#domain/quote.ts'
import type { Clock } from '../runtime/index.ts'
import type { RateStore } from '../store/index.ts'

/** The office's prices before the start, with margins. */
export interface LastPrices {
  /** Each pair's last two-sided price, dated by its minute. */
  readonly board: Board
  /** Each pair's last close of a day before that of the start, and the end of that day. */
  readonly closes: ReadonlyMap<InstrumentId, { readonly price: Sides; readonly at: number }>
  /** After a takeover: the source prices of the previous leader, before margins. */
  readonly published?: Board
}

export const NO_LAST_PRICES: LastPrices = { board: EMPTY_BOARD, closes: new Map() }

/** Returns the last recorded board. Visitors see it with its age after a restart until the provider sends prices. */
export async function lastBoard(store: Pick<RateStore, 'lastMinutes'>, source: PointSource): Promise<Board> {
  const points = await store.lastMinutes(source)
  return new Map(
    points.map(({ code, buy, sell, at }) => [
      code,
      { code, unit: INSTRUMENTS[code].unit, buy, sell, quotedAt: at, trend: { buy: '', sell: '' } },
    ]),
  )
}

/** Returns the last board, and the closes with which the first prices after a start are compared. */
export async function lastPrices(
  store: Pick<RateStore, 'lastMinutes' | 'closesBefore'>,
  source: PointSource,
  { now }: Pick<Clock, 'now'>,
): Promise<LastPrices> {
  const [board, days] = await Promise.all([lastBoard(store, source), store.closesBefore(source, dayOf(now()))])
  const closes = days.map(
    ({ code, day, buy, sell }) => [code, { price: { buy, sell }, at: midnightOf(addDays(day, 1)) }] as const,
  )
  return { board, closes: new Map(closes) }
}

export type SourcePast = ReturnType<typeof sourcePast>

/** Estimates the source prices behind the closes, or behind the board if there is no close. */
export function sourcePast({ board, closes, published = EMPTY_BOARD }: LastPrices, margins: Margins) {
  const lastQuotes = new Map(
    [...board].map(([code, quote]) => [code, { ...quote, ...withoutMargins(quote, margins[code]) }]),
  )
  const references = INSTRUMENT_IDS.flatMap((code): [InstrumentId, Reference][] => {
    const close = closes.get(code)
    if (close !== undefined)
      return [[code, { kind: 'record', price: withoutMargins(close.price, margins[code]), at: close.at }]]
    const quote = lastQuotes.get(code)
    return quote === undefined ? [] : [[code, { kind: 'record', price: quote, at: quote.quotedAt }]]
  })
  return { board: lastQuotes, closes: new Map(references), published }
}
