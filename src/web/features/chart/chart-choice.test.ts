import { expect, test } from 'vitest'
import { CHART_PERIODS } from '#domain/chart-period.ts'
import { CURRENCY_CODES } from '#domain/currency.ts'
import { readChoice, writeChoice } from './chart-choice.ts'

test('a link opens the chart that it was taken from', () => {
  for (const code of CURRENCY_CODES)
    for (const period of CHART_PERIODS)
      expect(readChoice(writeChoice({ code, period }), CURRENCY_CODES)).toEqual({ code, period })
})

test('a currency alone opens its daily view', () => {
  expect(readChoice('#JPY', CURRENCY_CODES)).toEqual({ code: 'JPY', period: 'daily' })
})

test.each(['', '#', '#XAU-daily', '#USD-hourly', '#USD-daily-x', '#icerik'])('%s opens no chart', (hash) => {
  expect(readChoice(hash, CURRENCY_CODES)).toBeNull()
})
