import { expect, test } from 'vitest'
import { dayOf, parseDay } from '#domain/calendar.ts'
import { CURRENCIES } from '#domain/currencies.ts'
import type { HistoryPoint } from '#domain/history.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import { rate } from '#domain/rate.ts'
import { dataSetOf, hasOneSide, officialBuyName } from './chart-data-set.ts'

test('two sources stand side by side over the same instants and never join', () => {
  const data = dataSetOf(CURRENCIES.USD, [point(1, '41'), point(2, '42')], 0, [point(2, '40'), point(3, '39')])
  expect(data.at).toEqual([1, 2, 3])
  expect(data.sell).toEqual([41, 42, null])
  expect(data.officialSell).toEqual([null, 40, 39])
})

test('what was filled before the record begins is a line of its own that meets it', () => {
  const data = dataSetOf(CURRENCIES.USD, [point(1, '41'), point(2, '41'), point(3, '42')], 2, [])
  expect(data.filledSell).toEqual([41, 41, 42])
  expect(data.sell).toEqual([null, null, 42])
})

test('the axis has a tenth of a lira of air around every line that is shown', () => {
  const { axis } = dataSetOf(CURRENCIES.USD, [point(1, '41.5')], 0, [point(1, '40')])
  expect([axis.min, axis.max, axis.ticks.length]).toEqual([29.9, 41.6, 8])
})

test('without a point there is nothing to draw', () => {
  expect(dataSetOf(CURRENCIES.USD, [], 0, [])).toMatchObject({ at: [], sell: [], axis: { ticks: [] } })
})

test('the central bank’s line says of which gold it is, and that the bank buys', () => {
  const { USD, KULCEALTIN, ALTIN } = INSTRUMENTS
  expect([USD, KULCEALTIN, ALTIN].map(officialBuyName)).toEqual([
    'TCMB alış',
    'TCMB alış (995 ‰)',
    'TCMB alış (saf altın)',
  ])
  expect([USD, KULCEALTIN].map(hasOneSide)).toEqual([false, true])
})

test('no selling price is drawn where the bank names none', () => {
  const day = parseDay('2025-12-09')
  if (!day.ok) throw new Error(day.error)
  const bought = { at: 0, day: day.value, buy: rate('5734.70'), sell: rate('5734.70'), carried: false }
  const { officialBuy, officialSell } = dataSetOf(INSTRUMENTS.KULCEALTIN, [], 0, [bought])
  expect([officialBuy, officialSell]).toEqual([[5734.7], [null]])
})

function point(at: number, sell: string): HistoryPoint {
  return { at, day: dayOf(at), buy: rate('30'), sell: rate(sell), carried: false }
}
