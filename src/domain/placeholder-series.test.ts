import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ISTANBUL } from '../../test/fakes/istanbul.ts'
import { dayOf, HOUR } from './calendar.ts'
import { CHART_PERIODS, type ChartPeriod, PERIOD_DAYS } from './chart-period.ts'
import { CURRENCIES } from './currencies.ts'
import { dailyWindow, pointsOfToday } from './history.ts'
import { INSTRUMENTS } from './instruments.ts'
import { placeholderSeries } from './placeholder-series.ts'
import { rate } from './rate.ts'

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
  ])('%s: %i points, %i hours apart, the last one now', (period, length, hours) => {
    const series = placeholderSeries(CURRENCIES.USD, current, period, now, () => 0.5, ISTANBUL)
    expect(series).toHaveLength(length)
    expect(series.at(-1)).toEqual({ at: now, day: '2026-08-21', ...current, carried: false })
    const gaps = series.slice(1).map((point, index) => point.at - (series[index]?.at ?? 0))
    expect(new Set(gaps)).toEqual(new Set([hours * HOUR]))
  })

  test('moves both sides by one jitter, at most half a lira in the daily view and one lira in the others', () => {
    const jitters = fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 1 })
    fc.assert(
      fc.property(fc.constantFrom(...CHART_PERIODS), jitters, (period, drawn) => {
        const limit = period === 'daily' ? 500_000 : 1_000_000
        let turn = 0
        const random = () => drawn[(turn += 1) % drawn.length] ?? 0
        for (const { buy, sell } of placeholderSeries(CURRENCIES.USD, current, period, now, random, ISTANBUL)) {
          expect(Math.abs(sell - current.sell)).toBeLessThanOrEqual(limit)
          expect(sell - buy).toBe(current.sell - current.buy)
        }
      }),
    )
  })

  test('of a coin moves by as much of its price as a dollar’s does', () => {
    const coin = { buy: rate('9978'), sell: rate('10095') }
    const series = placeholderSeries(INSTRUMENTS.CEYREK_YENI, coin, 'weekly', now, () => 0, ISTANBUL)
    expect(series.at(0)?.sell).toBe(rate('9893.1'))
  })

  test('a pair cheaper than the jitter never turns negative', () => {
    const cheap = { buy: rate('0.2'), sell: rate('0.3') }
    for (const { buy, sell } of placeholderSeries(CURRENCIES.USD, cheap, 'annual', now, () => 0, ISTANBUL))
      expect(buy > 0 && sell > 0).toBe(true)
  })

  test('passes through the filters of its period like a record would', () => {
    const today = dayOf(now, ISTANBUL)
    expect(
      pointsOfToday(
        placeholderSeries(CURRENCIES.USD, current, 'daily', now, () => 0.5, ISTANBUL),
        today,
      ),
    ).toHaveLength(8)
    expect(
      dailyWindow(
        placeholderSeries(CURRENCIES.USD, current, 'annual', now, () => 0.5, ISTANBUL),
        today,
        PERIOD_DAYS.annual,
        ISTANBUL,
      ),
    ).toHaveLength(365)
  })
})
