import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayOf, HOUR } from './calendar.ts'
import { axisOf, placeholderSeries, statisticsOf } from './chart-figures.ts'
import { CHART_PERIODS, type ChartPeriod, PERIOD_DAYS } from './chart-period.ts'
import { CURRENCIES } from './currencies.ts'
import { dailyWindow, pointsOfToday } from './history.ts'
import { INSTRUMENTS } from './instruments.ts'
import { MICRO, rate, rateOfMicros } from './rate.ts'

const pair = fc.record({ buy: price(), sell: price() })

describe('statistics of a line', () => {
  test('the change of a chart is the last sell price minus the first, also as a share of the first', () => {
    const points = [
      { buy: rate('41.10'), sell: rate('41.1650') },
      { buy: rate('41.05'), sell: rate('41.1581') },
      { buy: rate('41.19'), sell: rate('41.2835') },
    ]
    expect(statisticsOf(points)).toEqual({
      minBuy: rate('41.05'),
      maxBuy: rate('41.19'),
      minSell: rate('41.1581'),
      maxSell: rate('41.2835'),
      change: 118_500,
      changeBasisPoints: 29,
    })
  })

  test('a chart with a single point has a change of zero', () => {
    expect(statisticsOf([{ buy: rate('1'), sell: rate('2') }])).toMatchObject({ change: 0, changeBasisPoints: 0 })
  })

  test('an empty series has no statistics and no axis', () => {
    expect(statisticsOf([])).toBeUndefined()
    expect(axisOf([], CURRENCIES.USD)).toBeUndefined()
  })

  test('every point of a chart is between its minimum and its maximum', () => {
    fc.assert(
      fc.property(fc.array(pair, { minLength: 1 }), (points) => {
        const statistics = statisticsOf(points)
        for (const { buy, sell } of points) {
          expect(buy).toBeGreaterThanOrEqual(statistics?.minBuy ?? Number.NaN)
          expect(buy).toBeLessThanOrEqual(statistics?.maxBuy ?? Number.NaN)
          expect(sell).toBeGreaterThanOrEqual(statistics?.minSell ?? Number.NaN)
          expect(sell).toBeLessThanOrEqual(statistics?.maxSell ?? Number.NaN)
        }
      }),
    )
  })
})

describe('the value axis', () => {
  test('the axis of a currency has 0.1 lira of padding on both ends and eight ticks at even figures', () => {
    expect(axisOf([{ buy: rate('41.0647'), sell: rate('41.3081') }], CURRENCIES.USD)).toEqual({
      min: 40_964_700,
      max: 41_408_100,
      ticks: [41_000_000, 41_050_000, 41_100_000, 41_150_000, 41_200_000, 41_250_000, 41_300_000, 41_350_000],
    })
  })

  test.each([
    ['CEYREK_YENI', '10095', 20.19],
    ['ATA5_YENI', '205551', 411.102],
    ['GUMUSTRY', '92.65', 0.1853],
    ['USDKG', '132400', 264.8],
  ] as const)(
    'the axis of %s at %s has a padding of %d, so that a constant price has eight different ticks',
    (id, text, padding) => {
      const sell = rate(text)
      const axis = axisOf([{ buy: sell, sell }], INSTRUMENTS[id])
      expect([axis?.min, axis?.max]).toEqual([sell - padding * MICRO, sell + padding * MICRO])
      const { rate: decimals } = INSTRUMENTS[id].decimals
      expect(new Set(axis?.ticks.map((tick) => (tick / MICRO).toFixed(decimals))).size).toBe(8)
    },
  )

  test('the ticks of a chart are within its axis, at the same distance, and cover most of it', () => {
    fc.assert(
      fc.property(fc.array(pair, { minLength: 1 }), (points) => {
        const axis = axisOf(points, CURRENCIES.USD)
        expect(axis?.ticks).toHaveLength(8)
        const { min = 0, max = 0, ticks = [] } = axis ?? {}
        const [first = 0, second = 0, last = 0] = [ticks[0], ticks[1], ticks.at(-1)]
        expect(first >= min && last <= max).toBe(true)
        expect(ticks).toEqual(ticks.map((_, index) => first + index * (second - first)))
        expect((last - first) / (max - min)).toBeGreaterThan(0.6)
      }),
    )
  })
})

function price() {
  return fc.integer({ min: 1, max: 900_000_000_000 }).map((micros) => {
    const parsed = rateOfMicros(micros)
    if (!parsed.ok) throw new Error(parsed.error)
    return parsed.value
  })
}

const now = Date.UTC(2026, 7, 21, 11, 32, 8)
const current = { buy: rate('41.1920'), sell: rate('41.2835') }

describe('the placeholder series', () => {
  test.each<[ChartPeriod, number, number]>([
    ['daily', 12, 2],
    ['weekly', 7, 24],
    ['monthly', 30, 24],
    ['quarterly', 90, 24],
    ['semiannual', 180, 48],
    ['annual', 365, 168],
  ])('the %s placeholder has %i points, %i hours apart, and ends now', (period, length, hours) => {
    const series = placeholderSeries(CURRENCIES.USD, current, period, now, () => 0.5)
    expect(series).toHaveLength(length)
    expect(series.at(-1)).toEqual({ at: now, day: '2026-08-21', ...current, carried: false })
    const gaps = series.slice(1).map((point, index) => point.at - (series[index]?.at ?? 0))
    expect(new Set(gaps)).toEqual(new Set([hours * HOUR]))
  })

  test('each placeholder point moves both sides equally, by at most half a lira (daily) or one lira', () => {
    const jitters = fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 1 })
    fc.assert(
      fc.property(fc.constantFrom(...CHART_PERIODS), jitters, (period, drawn) => {
        const limit = period === 'daily' ? 500_000 : 1_000_000
        let turn = 0
        const random = () => drawn[(turn += 1) % drawn.length] ?? 0
        for (const { buy, sell } of placeholderSeries(CURRENCIES.USD, current, period, now, random)) {
          expect(Math.abs(sell - current.sell)).toBeLessThanOrEqual(limit)
          expect(sell - buy).toBe(current.sell - current.buy)
        }
      }),
    )
  })

  test('the placeholder of a coin moves in proportion to its price', () => {
    const coin = { buy: rate('9978'), sell: rate('10095') }
    const series = placeholderSeries(INSTRUMENTS.CEYREK_YENI, coin, 'weekly', now, () => 0)
    expect(series.at(0)?.sell).toBe(rate('9893.1'))
  })

  test('the placeholder of a very cheap pair never becomes negative', () => {
    const cheap = { buy: rate('0.2'), sell: rate('0.3') }
    for (const { buy, sell } of placeholderSeries(CURRENCIES.USD, cheap, 'annual', now, () => 0))
      expect(buy > 0 && sell > 0).toBe(true)
  })

  test('the placeholder series passes the same filters as recorded points', () => {
    const today = dayOf(now)
    expect(
      pointsOfToday(
        placeholderSeries(CURRENCIES.USD, current, 'daily', now, () => 0.5),
        today,
      ),
    ).toHaveLength(8)
    expect(
      dailyWindow(
        placeholderSeries(CURRENCIES.USD, current, 'annual', now, () => 0.5),
        today,
        PERIOD_DAYS.annual,
      ),
    ).toHaveLength(365)
  })
})
