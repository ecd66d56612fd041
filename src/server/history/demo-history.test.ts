import { describe, expect, test } from 'vitest'
import { dayOf, MINUTE, weekdayOf } from '#domain/calendar.ts'
import { CURRENCY_CODES } from '#domain/currency.ts'
import { ISTANBUL } from '../../../test/fakes/istanbul.ts'
import { demoHistory, demoToday } from './demo-history.ts'

/** A Monday, 10:00:30 in Istanbul. */
const NOW = Date.UTC(2026, 8, 14, 7, 0, 30)
const history = demoHistory({ seed: 7, codes: CURRENCY_CODES, days: 365, now: NOW, zone: ISTANBUL })
const today = demoToday({ seed: 7, codes: CURRENCY_CODES, now: NOW, zone: ISTANBUL })

describe('the invented past', () => {
  test('covers the year before today, all pairs, without weekends', () => {
    const days = [...new Set(history.map(({ day }) => day))]
    expect([days[0], days.at(-1), days.length]).toEqual(['2025-09-15', '2026-09-11', 260])
    expect(days.filter((day) => weekdayOf(day) > 5)).toEqual([])
    expect(history).toHaveLength(260 * CURRENCY_CODES.length)
  })

  test('says of each record that it is invented', () => {
    expect(new Set([...history, ...today].map(({ source }) => source))).toEqual(new Set(['demo']))
  })

  test('has no day that jumps', () => {
    for (const code of CURRENCY_CODES) {
      const records = history.filter((record) => record.code === code)
      for (const [index, { buy, sell }] of records.entries()) {
        expect(buy).toBeLessThan(sell)
        expect(Math.abs(sell / (records[index - 1]?.sell ?? sell) - 1)).toBeLessThan(0.02)
      }
    }
  })

  test('joins today without a seam, and today reaches from midnight to now', () => {
    expect(new Set(today.map(({ at }) => dayOf(at, ISTANBUL)))).toEqual(new Set(['2026-09-14']))
    expect(today).toHaveLength((10 * 60 + 1) * CURRENCY_CODES.length)
    expect(NOW - (today.at(-1)?.at ?? 0)).toBeLessThan(MINUTE)
    for (const code of CURRENCY_CODES) {
      const close = history.findLast((record) => record.code === code)?.sell ?? 0
      const opening = today.find((point) => point.code === code)?.sell ?? 0
      expect(Math.abs(opening / close - 1)).toBeLessThan(0.005)
    }
  })

  test('is the same whenever it is asked for', () => {
    const later = demoHistory({ seed: 7, codes: CURRENCY_CODES, days: 10, now: NOW + 3 * 3_600_000, zone: ISTANBUL })
    expect(later).toEqual(history.slice(-later.length))
  })
})
