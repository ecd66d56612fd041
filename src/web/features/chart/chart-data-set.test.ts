import { expect, test } from 'vitest'
import { dayOf, parseDay } from '#domain/calendar.ts'
import { CURRENCIES } from '#domain/currencies.ts'
import type { HistoryPoint } from '#domain/history.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import { rate } from '#domain/rate.ts'
import { dataSetOf, hasOneSide, officialBuyName } from './chart-data-set.ts'

test('dataSetOf keeps two sources as separate columns over the same instants', () => {
  const data = dataSetOf(CURRENCIES.USD, [point(1, '41'), point(2, '42')], 0, [point(2, '40'), point(3, '39')])
  expect(data.at).toEqual([1, 2, 3])
  expect(data.sell).toEqual([41, 42, null])
  expect(data.officialSell).toEqual([null, 40, 39])
})

test('dataSetOf returns filled points as a separate line that meets the record', () => {
  const data = dataSetOf(CURRENCIES.USD, [point(1, '41'), point(2, '41'), point(3, '42')], 2, [])
  expect(data.filledSell).toEqual([41, 41, 42])
  expect(data.sell).toEqual([null, null, 42])
})

test('dataSetOf adds a margin of 0.10 lira to the value axis', () => {
  const { axis } = dataSetOf(CURRENCIES.USD, [point(1, '41.5')], 0, [point(1, '40')])
  expect([axis.min, axis.max, axis.ticks.length]).toEqual([29.9, 41.6, 8])
})

test('dataSetOf returns empty columns without points', () => {
  expect(dataSetOf(CURRENCIES.USD, [], 0, [])).toMatchObject({ at: [], sell: [], axis: { ticks: [] } })
})

test('the name of the central bank’s line contains the fineness of the gold and the buying side', () => {
  const { USD, KULCEALTIN, ALTIN } = INSTRUMENTS
  expect([USD, KULCEALTIN, ALTIN].map(officialBuyName)).toEqual([
    'TCMB alış',
    'TCMB alış (995 ‰)',
    'TCMB alış (saf altın)',
  ])
  expect([USD, KULCEALTIN].map(hasOneSide)).toEqual([false, true])
})

test('dataSetOf omits the central bank’s selling line for gold', () => {
  const day = parseDay('2025-12-09')
  if (!day.ok) throw new Error(day.error)
  const bought = { at: 0, day: day.value, buy: rate('5734.70'), sell: rate('5734.70'), carried: false }
  const { officialBuy, officialSell } = dataSetOf(INSTRUMENTS.KULCEALTIN, [], 0, [bought])
  expect([officialBuy, officialSell]).toEqual([[5734.7], [null]])
})

function point(at: number, sell: string): HistoryPoint {
  return { at, day: dayOf(at), buy: rate('30'), sell: rate(sell), carried: false }
}
