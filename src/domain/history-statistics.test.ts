import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CURRENCIES } from './currencies.ts'
import { axisOf, statisticsOf } from './history-statistics.ts'
import { INSTRUMENTS } from './instruments.ts'
import { MICRO, rate, rateOfMicros } from './rate.ts'

const pair = fc.record({ buy: price(), sell: price() })

describe('statistics of a line', () => {
  test('the change is the last sell minus the first, in percent of the first', () => {
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

  test('one point has not moved', () => {
    expect(statisticsOf([{ buy: rate('1'), sell: rate('2') }])).toMatchObject({ change: 0, changeBasisPoints: 0 })
  })

  test('no point has no statistics and no axis', () => {
    expect(statisticsOf([])).toBeUndefined()
    expect(axisOf([], CURRENCIES.USD)).toBeUndefined()
  })

  test('every point lies between the extremes', () => {
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
  test('of a currency has a tenth of a lira of air below and above, and eight even ticks', () => {
    expect(axisOf([{ buy: rate('41.0647'), sell: rate('41.3081') }], CURRENCIES.USD)).toEqual({
      min: 40_964_700,
      max: 41_408_100,
      ticks: [40_964_700, 41_028_043, 41_091_386, 41_154_729, 41_218_071, 41_281_414, 41_344_757, 41_408_100],
    })
  })

  test.each([
    ['CEYREK_YENI', '10095', 20.19],
    ['ATA5_YENI', '205551', 411.102],
    ['GUMUSTRY', '92.65', 0.1853],
    ['USDKG', '132400', 264.8],
  ] as const)(
    'of %s at %s has %d of air, so that even a price that stands still has eight different ticks',
    (id, text, air) => {
      const sell = rate(text)
      const axis = axisOf([{ buy: sell, sell }], INSTRUMENTS[id])
      expect([axis?.min, axis?.max]).toEqual([sell - air * MICRO, sell + air * MICRO])
      const { rate: decimals } = INSTRUMENTS[id].decimals
      expect(new Set(axis?.ticks.map((tick) => (tick / MICRO).toFixed(decimals))).size).toBe(8)
    },
  )

  test('its first and last ticks are its ends', () => {
    fc.assert(
      fc.property(fc.array(pair, { minLength: 1 }), (points) => {
        const axis = axisOf(points, CURRENCIES.USD)
        expect(axis?.ticks).toHaveLength(8)
        expect(axis?.ticks.at(0)).toBe(axis?.min)
        expect(axis?.ticks.at(-1)).toBe(axis?.max)
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
