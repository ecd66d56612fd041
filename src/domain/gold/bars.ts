import { BAR_CODES, type BarCode, type Instrument, type InstrumentId } from '../instrument.ts'
import { INSTRUMENTS } from '../instruments.ts'
import type { OfferedPrice, Quote } from '../quote.ts'
import { type Rate, rateOfMicros } from '../rate.ts'

/** Returns true for a bar. Sources have no prices of bars: the price of a bar is the gram price with its own margin. */
export function isBar(code: InstrumentId): code is BarCode {
  return BAR_CODES.some((bar) => bar === code)
}

/** Returns the weight of a bar: 10 for "KULCE10". */
export function barGrams(code: BarCode): number {
  return Number(code.slice('KULCE'.length))
}

/** Returns the instruments for which sources have a code. */
export function sourcedOf(codes: readonly InstrumentId[]): Instrument[] {
  return codes.filter((code) => !isBar(code)).map((code) => INSTRUMENTS[code])
}

/** Adds each selected bar as a multiple of the gram in the same message; the rules then treat it like any price. */
export function withBars(prices: readonly OfferedPrice[], selection: readonly InstrumentId[]): readonly OfferedPrice[] {
  const gram = prices.find(({ code }) => code === 'KULCEALTIN')
  if (gram === undefined) return prices
  const times = (side: OfferedPrice['buy'], grams: number): OfferedPrice['buy'] =>
    side.ok ? rateOfMicros(side.value * grams) : side
  const bars = selection.filter(isBar).map((code): OfferedPrice => {
    const grams = barGrams(code)
    return { ...gram, code, buy: times(gram.buy, grams), sell: times(gram.sell, grams) }
  })
  return [...prices, ...bars]
}

/** Returns the price of a newly listed bar from the accepted gram price. The bar's margins are checked against it. */
export function barQuote(code: InstrumentId, gram: Quote | undefined): Quote | undefined {
  if (gram === undefined || !isBar(code)) return undefined
  const times = (rate: Rate | null) => (rate === null ? null : rateOfMicros(rate * barGrams(code)))
  const [buy, sell] = [times(gram.buy), times(gram.sell)]
  return sell?.ok === true && buy?.ok !== false
    ? { ...gram, code, buy: buy?.value ?? null, sell: sell.value }
    : undefined
}
