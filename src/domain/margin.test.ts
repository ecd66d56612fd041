import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyQuote } from '../../test/fakes/arbitraries.ts'
import { NO_MARGINS } from '../../test/fakes/usual-limits.ts'
import { type Margin, type MarginLimits, type Margins, ownPrice, withMargins } from './margin.ts'
import type { Quote } from './quote.ts'
import { rate } from './rate.ts'

const quote: Quote = {
  code: 'USD',
  unit: 1,
  buy: rate('47.2330'),
  sell: rate('47.4770'),
  quotedAt: 0,
  trend: { buy: '', sell: '' },
}

const lira = (micros: number): Margin => ({ kind: 'lira', micros })
const percent = (millionths: number): Margin => ({ kind: 'percent', millionths })

/** No limits, for tests that are not about limits. */
const WIDE: MarginLimits = { marginLimit: Number.POSITIVE_INFINITY, spreadLimit: Number.POSITIVE_INFINITY }
const USUAL: MarginLimits = { marginLimit: 200, spreadLimit: 1000 }

function sides(margins: Margins, of = quote, limits = WIDE): [number | null, number] | string {
  const own = withMargins(of, margins, limits)
  return own.ok ? [own.value.buy, own.value.sell] : own.error.mistake
}

describe('margins', () => {
  test('margins in lira are added to each side', () => {
    expect(sides({ USD: { buy: lira(-20_000), sell: lira(35_000) } })).toEqual([47_213_000, 47_512_000])
  })

  test('margins in percent are exact and rounded half away from zero to four decimals', () => {
    // 47.2330 - 0.25 % = 47.1149175; 47.4770 + 0.25 % = 47.5956925
    expect(sides({ USD: { buy: percent(-2500), sell: percent(2500) } })).toEqual([47_114_900, 47_595_700])
    // 0.5 * 1.0001 = 0.50005, exactly half a step
    const half = { ...quote, buy: rate('0.5'), sell: rate('0.5') }
    expect(sides({ USD: { sell: percent(100) } }, half)).toEqual([500_000, 500_100])
  })

  test('margins in lira apply per quoting unit, for yen per 100', () => {
    const yen: Quote = { ...quote, code: 'JPY', unit: 100, buy: rate('29.56'), sell: rate('30.15') }
    expect(sides({ JPY: { sell: lira(50_000) } }, yen)).toEqual([29_560_000, 30_200_000])
  })

  test('margins of other currencies leave the quote identical', () => {
    expect(withMargins(quote, { EUR: { sell: lira(1) } }, USUAL)).toEqual({ ok: true, value: quote })
    const own = withMargins(quote, NO_MARGINS, USUAL)
    expect(own.ok && own.value).toBe(quote)
  })

  test('a margin on one side leaves the other side unrounded', () => {
    const fine = { ...quote, buy: rate('47.233001') }
    expect(sides({ USD: { sell: lira(100) } }, fine)).toEqual([47_233_001, 47_477_100])
  })

  test('a margin adds no buy price to a one-sided quote', () => {
    expect(sides({ USD: { buy: lira(-20_000), sell: lira(35_000) } }, { ...quote, buy: null })).toEqual([
      null,
      47_512_000,
    ])
  })

  test('margins may reduce the spread to zero but not below', () => {
    expect(sides({ USD: { buy: lira(122_000), sell: lira(-122_000) } })).toEqual([47_355_000, 47_355_000])
    expect(sides({ USD: { buy: lira(122_100), sell: lira(-122_000) } })).toBe('margins-cross')
  })

  test('margins that reduce a price to zero or below are refused', () => {
    expect(sides({ USD: { buy: lira(-47_233_000) } })).toBe('margins-cross')
    expect(sides({ USD: { buy: percent(-1_000_000) } })).toBe('margins-cross')
    expect(sides({ USD: { buy: lira(-100_000_000) } })).toBe('margins-cross')
  })

  test('a price with any margins is never crossed and has four decimals', () => {
    const anyMargin = fc.oneof(
      fc.integer({ min: -2_000_000, max: 2_000_000 }).map(lira),
      fc.integer({ min: -1_500_000, max: 1_500_000 }).map(percent),
    )
    fc.assert(
      fc.property(anyQuote, anyMargin, anyMargin, (given, buy, sell) => {
        const own = withMargins(given, { [given.code]: { buy, sell } }, WIDE)
        if (!own.ok) return
        expect(own.value.buy ?? own.value.sell).toBeLessThanOrEqual(own.value.sell)
        expect(own.value.sell).toBeGreaterThan(0)
        expect(own.value.sell % 100).toBe(0)
        expect((own.value.buy ?? 0) % 100).toBe(0)
      }),
    )
  })

  test('margins in percent are within half a step of the exact product up to the largest rate', () => {
    fc.assert(
      fc.property(anyQuote, fc.integer({ min: 0, max: 100_000 }), (given, millionths) => {
        const own = withMargins(given, { [given.code]: { sell: percent(millionths) } }, WIDE)
        const exact = BigInt(given.sell) * BigInt(1_000_000 + millionths)
        const off = own.ok ? BigInt(own.value.sell) * 1_000_000n - exact : 0n
        expect(off <= 50_000_000n && off >= -50_000_000n).toBe(true)
      }),
    )
  })

  test.each([
    ['five lira instead of five kuruş', { sell: lira(5_000_000) }, 'margins-too-far'],
    ['25 % instead of 0.25 %', { sell: percent(250_000) }, 'margins-too-far'],
    ['a buy margin of minus five lira', { buy: lira(-5_000_000) }, 'margins-too-far'],
    [
      'swapped signs that make the buy price exceed the sell price',
      { buy: percent(3000), sell: percent(-3000) },
      'margins-cross',
    ],
    ['a buy price above the market’s sell price', { buy: lira(300_000), sell: lira(900_000) }, 'margins-cross'],
    ['a sell price below the market’s buy price', { buy: lira(-900_000), sell: lira(-300_000) }, 'margins-cross'],
  ])('withMargins refuses %s', (_slip, margins, mistake) => {
    expect(sides({ USD: margins }, quote, USUAL)).toBe(mistake)
  })

  test('margins up to the limit of the office are accepted', () => {
    expect(sides({ USD: { sell: percent(20_000) } }, quote, USUAL)).toEqual([47_233_000, 48_426_500])
    expect(sides({ USD: { sell: percent(20_200) } }, quote, USUAL)).toBe('margins-too-far')
  })

  test('margins may not widen the spread beyond its limit, but may keep a spread that was already too wide', () => {
    const wide = { ...quote, buy: rate('45.0000'), sell: rate('49.5000') }
    expect(sides({ USD: { buy: percent(-10_000), sell: percent(10_000) } }, wide, USUAL)).toBe('margins-too-wide')
    expect(sides({ USD: { buy: percent(1000) } }, { ...wide, sell: rate('49.9000') }, USUAL)).toEqual([
      45_045_000, 49_900_000,
    ])
  })

  test('a refusal contains the price before and after the margin', () => {
    expect(withMargins(quote, { USD: { sell: percent(250_000) } }, USUAL)).toEqual({
      ok: false,
      error: { code: 'USD', mistake: 'margins-too-far', side: 'sell', before: 47_477_000, after: 59_346_300 },
    })
  })
})

/** Returns the charged price, and the reason if its margins were cut. */
function charged(margins: Margins, of = quote, limits = USUAL) {
  const { quote: own, cut } = ownPrice(of, margins, limits)
  return [own === null ? 'nothing' : [own.buy, own.sell], cut?.mistake ?? 'whole']
}

describe('a margin above the limits of the current price', () => {
  test('ownPrice applies the whole margin within the limits', () => {
    expect(charged({ USD: { sell: lira(35_000) } })).toEqual([[47_233_000, 47_512_000], 'whole'])
    const { quote: own, cut } = ownPrice(quote, NO_MARGINS, USUAL)
    expect([own === quote, cut]).toEqual([true, null])
  })

  test('ownPrice cuts a margin to its limit, rounded towards the market', () => {
    // 2 % of 47.4770 is 0.94954
    expect(charged({ USD: { sell: lira(949_600) } })).toEqual([[47_233_000, 48_426_500], 'margins-too-far'])
    expect(charged({ USD: { buy: lira(-5_000_000) } })).toEqual([[46_288_400, 47_477_000], 'margins-too-far'])
    expect(charged({ USD: { buy: percent(-1_500_000) } })).toEqual([[46_288_400, 47_477_000], 'margins-too-far'])
  })

  test('ownPrice cuts both margins equally if they widen the spread beyond its limit', () => {
    const wide = { ...quote, buy: rate('45.0000'), sell: rate('49.0000') }
    const [own, cause] = charged({ USD: { buy: percent(-10_000), sell: percent(10_000) } }, wide)
    // 10 % of 47.0149 is 4.7015; each side gave up a quarter of its margin.
    expect([own, cause]).toEqual([[44_664_200, 49_365_600], 'margins-too-wide'])
  })

  test('ownPrice removes the price if its sides would cross', () => {
    expect(charged({ USD: { buy: lira(300_000) } })).toEqual(['nothing', 'margins-cross'])
    expect(charged({ USD: { buy: lira(-900_000), sell: lira(-300_000) } })).toEqual(['nothing', 'margins-cross'])
    expect(charged({ USD: { buy: percent(50_000) } })).toEqual(['nothing', 'margins-cross'])
  })

  test('ownPrice keeps whole lira for a coin', () => {
    const coin: Quote = { ...quote, code: 'CEYREK_YENI', buy: rate('9978'), sell: rate('10095') }
    expect(charged({ CEYREK_YENI: { sell: lira(202_000_000) } }, coin)).toEqual([
      [9_978_000_000, 10_296_000_000],
      'margins-too-far',
    ])
  })

  const anyMargin = fc.oneof(
    fc.integer({ min: -30_000_000, max: 30_000_000 }).map(lira),
    fc.integer({ min: -60_000, max: 60_000 }).map(percent),
  )
  const anyLimits = fc.record({
    marginLimit: fc.integer({ min: 1, max: 2000 }),
    spreadLimit: fc.integer({ min: 1, max: 10_000 }),
  })

  test('ownPrice exceeds neither the margin that was set nor a limit', () => {
    fc.assert(
      fc.property(anyQuote, anyMargin, anyMargin, anyLimits, (given, buy, sell, limits) => {
        const { quote: own, cut } = ownPrice(given, { [given.code]: { buy, sell } }, limits)
        const asked = ownPrice(given, { [given.code]: { buy, sell } }, { marginLimit: 2 ** 40, spreadLimit: 2 ** 40 })
        if (own === null) {
          expect(cut?.mistake).toBe('margins-cross')
          return
        }
        expectKept(given.sell, own.sell, asked.quote?.sell, limits)
        if (given.buy === null || own.buy === null) return
        expectKept(given.buy, own.buy, asked.quote?.buy, limits)
        expect(own.buy).toBeLessThanOrEqual(Math.min(own.sell, given.sell))
        expect(own.sell).toBeGreaterThanOrEqual(given.buy)
        const [spread, middle] = [BigInt(own.sell - own.buy), BigInt(own.sell + own.buy)]
        const isNarrow = spread * 20_000n <= BigInt(limits.spreadLimit) * middle
        expect(isNarrow || own.sell - own.buy <= given.sell - given.buy).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  test('ownPrice cuts a margin by no more than necessary', () => {
    fc.assert(
      fc.property(anyQuote, anyMargin, anyLimits, (given, sell, limits) => {
        const { quote: own, cut } = ownPrice(given, { [given.code]: { sell } }, limits)
        if (own === null || cut?.mistake !== 'margins-too-far') return
        const further = own.sell + 100 * Math.sign(cut.after === null ? -1 : cut.after - given.sell)
        const isFurther =
          BigInt(Math.abs(further - given.sell)) * 10_000n > BigInt(limits.marginLimit) * BigInt(given.sell)
        const widens = given.buy !== null && (further - given.buy) * 20_000 > limits.spreadLimit * (further + given.buy)
        expect(isFurther || widens).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })
})

/** Checks that a price lies between the market price and the requested price, and within the limit. */
function expectKept(before: number, after: number, asked: number | null | undefined, { marginLimit }: MarginLimits) {
  const [moved, most] = [BigInt(after - before), BigInt(before) * BigInt(marginLimit)]
  expect((moved < 0n ? -moved : moved) * 10_000n <= most).toBe(true)
  if (typeof asked !== 'number') return
  expect(Math.abs(after - before)).toBeLessThanOrEqual(Math.abs(asked - before))
  expect((after - before) * (asked - before)).toBeGreaterThanOrEqual(0)
}
