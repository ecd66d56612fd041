import { expect, test } from 'vitest'
import { dayOf } from '#domain/calendar.ts'
import { CURRENCIES } from '#domain/currencies.ts'
import type { HistoryPoint } from '#domain/history.ts'
import { rate } from '#domain/rate.ts'
import { ISTANBUL } from '../../../../test/fakes/istanbul.ts'
import { dataSetOf } from './chart-data-set.ts'

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

function point(at: number, sell: string): HistoryPoint {
  return { at, day: dayOf(at, ISTANBUL), buy: rate('30'), sell: rate(sell), carried: false }
}
