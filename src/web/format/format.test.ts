import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HOUR, MINUTE, parseDay, SECOND } from '#domain/calendar.ts'
import { differenceBetween, rate } from '#domain/rate.ts'
import {
  formatAge,
  formatChange,
  formatDateTime,
  formatDay,
  formatDigits,
  formatQuotedAt,
  formatPercent,
  formatRate,
  formatTime,
} from './format.ts'

const AFTERNOON = Date.parse('2025-11-21T14:32:08+03:00')

describe('Turkish figures', () => {
  test.each([
    ['47.2330', '47,2330'],
    ['41.28345', '41,2835'],
    ['0.3', '0,3000'],
    ['4340.23', '4.340,2300'],
  ])('formatRate rounds %s half up to four decimals: %s', (digits, text) => {
    expect(formatRate(rate(digits), 4)).toBe(text)
  })

  test('formatRate writes the given number of decimals', () => {
    expect(formatRate(rate('10094.5'), 0)).toBe('10.095')
    expect(formatRate(rate('6183.53'), 2)).toBe('6.183,53')
  })

  test.each([
    ['41.1650', '41.2835', '+0,12'],
    ['54.9840', '54.9180', '−0,07'],
    ['29.6240', '29.6240', '0,00'],
    ['29.6240', '29.6239', '0,00'],
    ['29.6200', '29.6250', '+0,01'],
    ['29.6250', '29.6200', '−0,01'],
  ])('formatChange writes the change from %s to %s as %s', (before, now, text) => {
    expect(formatChange(differenceBetween(rate(now), rate(before)), 2)).toBe(text)
  })

  test.each([
    [29, '+%0,29'],
    [-12, '−%0,12'],
    [0, '%0,00'],
    [1234, '+%12,34'],
  ])('formatPercent writes %i hundredths of a percent as %s', (basisPoints, text) => {
    expect(formatPercent(basisPoints)).toBe(text)
  })
})

test('formatDigits writes the same text as Intl.NumberFormat for Turkish', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 11 }), fc.integer({ min: 0, max: 4 }), (units, decimals) => {
      const format = new Intl.NumberFormat('tr-TR', {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      })
      expect(formatDigits(units, decimals)).toBe(format.format(units / 10 ** decimals))
    }),
  )
})

describe('times in Istanbul', () => {
  test('formatTime, formatDay and formatDateTime use the time of Istanbul', () => {
    const day = parseDay('2026-08-21')
    expect(formatTime(AFTERNOON)).toBe('14.32.08')
    expect(day.ok && formatDay(day.value)).toBe('21 Ağustos 2026')
    expect(formatDateTime(AFTERNOON)).toBe('21 Kasım 2025 14.32.08')
  })

  test('formatQuotedAt adds the date unless it is today', () => {
    expect(formatQuotedAt(AFTERNOON, AFTERNOON + 5 * HOUR)).toBe('14.32')
    expect(formatQuotedAt(AFTERNOON, AFTERNOON + 10 * HOUR)).toBe('21 Kas 14.32')
  })

  test.each([
    [5 * SECOND, '1 dk'],
    [34 * MINUTE + 59 * SECOND, '34 dk'],
    [2 * HOUR + 59 * MINUTE, '2 sa'],
    [23 * HOUR, '23 sa'],
    [49 * HOUR, '2 gün'],
  ])('formatAge writes %i ms as %s', (age, text) => {
    expect(formatAge(age)).toBe(text)
  })
})
