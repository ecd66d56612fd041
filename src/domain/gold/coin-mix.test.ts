import { describe, expect, test } from 'vitest'
import { GOLD_OF_AUGUST } from '../../../test/fakes/gold.ts'
import { amountOf } from '../amount.ts'
import { INSTRUMENTS } from '../instruments.ts'
import { rate } from '../rate.ts'
import { mixFor } from './coin-mix.ts'
import { fineOf, type GoldPrice, NO_GOLD, tenThousandthsOf } from './gold-price.ts'

const TRADED = [
  'KULCEALTIN',
  'CEYREK_YENI',
  'CEYREK_ESKI',
  'YARIM_YENI',
  'YARIM_ESKI',
  'TEK_YENI',
  'TEK_ESKI',
  'GREMESE_YENI',
  'GREMESE_ESKI',
  'ATA_YENI',
  'ATA_ESKI',
  'ATA5_YENI',
  'ATA5_ESKI',
] as const

const prices = TRADED.map((id): GoldPrice => {
  const { gold } = INSTRUMENTS[id]
  if (gold === null) throw new Error(`${id} holds no gold`)
  const [buy, sell] = GOLD_OF_AUGUST[id]
  return { id, fine: fineOf(gold), buy: rate(buy), sell: rate(sell), quotedAt: 0 }
})
const only = (part: string) => prices.filter(({ id }) => id.includes(part))
const kurus = (text: string): bigint => BigInt(amountOf(text))

describe('fifty thousand lira', () => {
  test('hold most gold as an old full and an old quarter', () => {
    const mix = mixFor(amountOf('50.000'), prices)
    expect(mix).toMatchObject({
      coins: [
        { id: 'TEK_ESKI', count: 1 },
        { id: 'CEYREK_ESKI', count: 1 },
      ],
      cost: kurus('49.703'),
      rest: kurus('297'),
    })
    expect(tenThousandthsOf(mix?.fine ?? NO_GOLD)).toBe(80_392)
    expect(Math.round((mix?.perGram ?? 0) / 1e6)).toBe(6183)
  })

  test('are eight bars of a gram', () => {
    expect(mixFor(amountOf('50.000'), only('KULCE'))).toMatchObject({
      coins: [{ id: 'KULCEALTIN', count: 8 }],
      cost: kurus('49.468,24'),
      rest: kurus('531,76'),
    })
  })

  test('are one new Ata, and not four quarters or two halves of a full one', () => {
    expect(mixFor(amountOf('50.000'), only('YENI'))).toMatchObject({
      coins: [{ id: 'ATA_YENI', count: 1 }],
      rest: kurus('8.818'),
    })
  })
})

test('of equal gold the cheaper mix: a full coin is taken for its halves only where it costs no more', () => {
  const [half, full] = [only('YARIM_YENI')[0], only('TEK_YENI')[0]]
  if (half === undefined || full === undefined) throw new Error('no coins')
  expect(mixFor(amountOf('41.000'), [half, full])?.coins).toEqual([{ id: 'TEK_YENI', count: 1 }])
  const dear = { ...full, sell: rate('40381') }
  expect(mixFor(amountOf('41.000'), [half, dear])?.coins).toEqual([{ id: 'YARIM_YENI', count: 2 }])
})

test('too little for any coin buys none', () => {
  expect(mixFor(amountOf('6.000'), prices)).toBeNull()
})
