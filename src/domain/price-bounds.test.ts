import { expect, test } from 'vitest'
import { METAL_CODES } from './instrument.ts'
import { INSTRUMENTS } from './instruments.ts'
import { parsePrice, pastBounds } from './price-bounds.ts'
import { rate } from './rate.ts'

const OUT_OF_RANGE = { ok: false, error: 'out-of-range' }

test.each([
  ['KULCEALTIN', '6.183', '6183'],
  ['CEYREK_YENI', '10.095', '10095'],
  ['GREMESE_ESKI', '100.147', '100147'],
  ['ATA5_YENI', '205.551', '205551'],
  ['AYAR14', '3.338', '3338'],
  ['ONS', '4.012', '4012'],
  ['USDKG', '132.400', '132400'],
] as const)('a price of %s written %s has a point between thousands, today and in the past', (id, text, read) => {
  expect(parsePrice(text, INSTRUMENTS[id])).toEqual({ ok: true, value: rate(read) })
  expect(parsePrice(text, pastBounds(INSTRUMENTS[id]))).toEqual({ ok: true, value: rate(read) })
})

test.each([
  ['USD', '4.340', '4.34'],
  ['GUMUSTRY', '92.650', '92.65'],
  ['ALTIN', '6171.190', '6171.19'],
  ['CEYREK_YENI', '10.095,00', '10095'],
] as const)('a price of %s written %s is what it says', (id, text, read) => {
  expect(parsePrice(text, INSTRUMENTS[id])).toEqual({ ok: true, value: rate(read) })
})

test('what another unit or a slipped comma comes to is refused', () => {
  expect(parsePrice('10,095', INSTRUMENTS.CEYREK_YENI)).toEqual(OUT_OF_RANGE)
  expect(parsePrice('132400', INSTRUMENTS.USDPURE)).toEqual(OUT_OF_RANGE)
})

test('a gram of 2010 is a price of the past, and none of today', () => {
  expect(parsePrice('60.500', pastBounds(INSTRUMENTS.ALTIN))).toEqual({ ok: true, value: rate('60.5') })
  expect(parsePrice('60,5', INSTRUMENTS.ALTIN)).toEqual(OUT_OF_RANGE)
  expect(parsePrice('14,9', pastBounds(INSTRUMENTS.ALTIN))).toEqual(OUT_OF_RANGE)
})

test('what is in gold has a lowest price by the gold in it', () => {
  const without = METAL_CODES.filter((id) => INSTRUMENTS[id].lowest === null)
  expect(without).toEqual(['USDPURE', 'GUMUSTRY', 'XAGUSD'])
  const { ALTIN, KULCEALTIN, CEYREK_ESKI, ATA5_ESKI } = INSTRUMENTS
  expect([ALTIN, KULCEALTIN, CEYREK_ESKI, ATA5_ESKI].map(({ lowest }) => lowest)).toEqual([100, 99, 160, 3307])
})
