import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountOf } from '#domain/amount.ts'
import { isFineness } from '#domain/gold/jewellery.ts'
import { anyAmount, anyGoldSum } from '../../test/fakes/arbitraries.ts'
import {
  type GoldQuery,
  type GoldFigure,
  goldSearchOf,
  isMistaken,
  readGoldQuery,
  USUAL_GOLD_QUERY,
} from './gold-query.ts'

const read = (search: string): GoldQuery => readGoldQuery(new URLSearchParams(search))

describe('what an address asks the page of gold', () => {
  test.each([
    ['?butce=75.000', '?butce=75000'],
    ['?butce=1.500%2C50&gram=20&ayar=916%2C6&iscilik=20', '?butce=1500.50'],
    ['?iscilik=&gram=12,5&ayar=585', '?gram=12.50&ayar=585&iscilik=0'],
    ['?ayar=18+ayar&iscilik=250&birim=tl', '?ayar=750&iscilik=250&birim=tl'],
    ['?ayar=22+AYAR', '?'.slice(1)],
    ['?ayar=22', ''],
    ['?ayar=18', '?ayar=750'],
    ['?ayar=14ayar', '?ayar=585'],
    ['?butce=75.000+TL', '?butce=75000'],
    ['?butce=75.000%E2%82%BA', '?butce=75000'],
    ['?butce=%E2%82%BA75.000', '?butce=75000'],
    ['?butce=75000+lira', '?butce=75000'],
    ['?gram=12,5+gr&ayar=585+milyem&iscilik=15+%E2%80%B0', '?gram=12.50&ayar=585&iscilik=15'],
    ['?iscilik=0', '?iscilik=0'],
    ['?butce=', '?butce='],
    ['?sirala=az-kayip&butce=7000', '?butce=7000&sirala=az-kayip'],
    ['?sirala=pahali', '?sirala=pahali'],
    ['?sirala=cok-kayip', '?sirala=cok-kayip'],
  ])('%s is asked at %s', (typed, address) => {
    expect(goldSearchOf(read(typed))).toBe(address)
  })

  test.each(['', '?fbclid=x', '?butce=50.000&gram=20&ayar=916,60&iscilik=20&sirala=ucuz', '?sirala=boyuna'])(
    '%j is as the page begins',
    (search) => {
      expect(read(search)).toEqual(USUAL_GOLD_QUERY)
      expect(goldSearchOf(read(search))).toBe('')
    },
  )

  test.each([
    ['?butce=elli+bin', 'budget', 'unreadable', 'elli bin'],
    ['?butce=0', 'budget', 'zero', '0'],
    ['?butce=TL', 'budget', 'unreadable', 'TL'],
    ['?butce=50+gram', 'budget', 'unreadable', '50 gram'],
    ['?gram=-5', 'grams', 'negative', '-5'],
    ['?gram=1,2345', 'grams', 'too-many-decimals', '1,2345'],
    ['?ayar=1001', 'fineness', 'too-fine', '1001'],
    ['?iscilik=999999999999', 'workmanship', 'too-large', '999999999999'],
  ] as const)('%s is a mistake, which keeps what was typed', (search, field, mistake, typed) => {
    const asked = read(`${search}&sirala=pahali`)
    expect(asked[field]).toEqual({ kind: 'mistake', mistake, typed })
    expect(isMistaken(asked)).toBe(true)
  })

  test('a long mistake is kept in part, and has an address where an emoji stands at its end', () => {
    const begins = 'a'.repeat(199)
    expect(goldSearchOf(read(`?butce=${begins}%F0%9F%98%80b`))).toBe(`?butce=${begins}%EF%BF%BD`)
  })

  test('a mistake in one field leaves the others as they were asked', () => {
    const asked = read('?butce=elli+bin&gram=7&ayar=585&iscilik=&sirala=az-kayip')
    expect(asked).toMatchObject({
      grams: { kind: 'figure', amount: amountOf('7') },
      fineness: { kind: 'figure', amount: amountOf('585') },
      workmanship: { kind: 'none' },
      order: { by: 'sellBack', from: 'best' },
    })
  })

  test('all of it is read from its own address as it was asked', () => {
    const anyFigure = anyAmount.map((amount): GoldFigure => ({ kind: 'figure', amount }))
    const orNone = fc.oneof(anyFigure, fc.constant<GoldFigure>({ kind: 'none' }))
    const anyAsked: fc.Arbitrary<GoldQuery> = fc.record({
      budget: orNone,
      grams: orNone,
      fineness: orNone.filter((given) => given.kind !== 'figure' || isFineness(given.amount)),
      workmanship: orNone,
      order: fc.record({
        by: fc.constantFrom('perGram' as const, 'sellBack' as const),
        from: fc.constantFrom('best' as const, 'worst' as const),
      }),
      workIn: fc.constantFrom('thousandths' as const, 'lira' as const),
      sum: anyGoldSum,
    })
    fc.assert(
      fc.property(anyAsked, (asked) => {
        expect(read(goldSearchOf(asked))).toEqual(asked)
      }),
    )
  })

  test('whatever an address says, what is written of it says the same, mistakes as they were typed', () => {
    const anyText = fc.oneof(fc.string(), fc.constantFrom('', '0', '7.000', '12,5', 'elli', '1001', '-3'))
    const names = fc.constantFrom('butce', 'gram', 'ayar', 'iscilik', 'sirala', 'x')
    fc.assert(
      fc.property(fc.array(fc.tuple(names, anyText)), (pairs) => {
        const asked = read(new URLSearchParams(pairs).toString())
        expect(read(goldSearchOf(asked))).toEqual(asked)
      }),
    )
  })
})
