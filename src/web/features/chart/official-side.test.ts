import { expect, test } from 'vitest'
import { parseDay } from '#domain/calendar.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import { rate } from '#domain/rate.ts'
import { dataSetOf } from './chart-data-set.ts'
import { hasOneSide, officialBuyName } from './official-side.ts'

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
  const point = { at: 0, day: day.value, buy: rate('5734.70'), sell: rate('5734.70'), carried: false }
  const { officialBuy, officialSell } = dataSetOf(INSTRUMENTS.KULCEALTIN, [], 0, [point])
  expect([officialBuy, officialSell]).toEqual([[5734.7], [null]])
})
