import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { liraMargin, panelPrice, pricePage } from '../../../../test/fakes/panel-page.ts'
import { INSTRUMENTS } from '../../../domain/instruments.ts'
import { marginText } from '../../../domain/margin-text.ts'
import { withMargins } from '../../../domain/margin.ts'
import { rate } from '../../../domain/rate.ts'
import { isSameMargin, perGramOfGold, previewOf, stepOf, stepped } from './preview.ts'

const dollar = pricePage('USD')
const { margins } = dollar.price
const preview = (buy: string, sell: string, page = dollar) => previewOf(page, { buy, sell }, page.price.margins)

describe('what margins come to', () => {
  test('is worked out on the price of the source, and rounded as the site rounds it', () => {
    const { sides, changed, objection } = preview('−0,03', '%0,25')
    expect(sides).toEqual({ buy: rate('47.2230'), sell: rate('47.5756') })
    expect(changed).toEqual(['buy', 'sell'])
    expect(objection).toBeNull()
  })

  test('is no change where the same is typed in another spelling', () => {
    expect(preview('-0.0200', ' +0,02 ').changed).toEqual([])
  })

  test('is unknown of a side that is no margin, and the other side still shows', () => {
    const { unreadable, sides, changed } = preview('iki', '+0,03')
    expect(unreadable).toEqual(['buy'])
    expect(changed).toEqual(['buy', 'sell'])
    expect(sides?.sell).toBe(rate('47.4870'))
  })

  test('is refused past the limit, with both figures and what was probably meant', () => {
    const { objection, likely, sides } = preview('5', '+0,02')
    expect(objection).toMatchObject({ side: 'buy', mistake: 'margins-too-far' })
    expect(sides?.buy).toBe(rate('52.2530'))
    expect(likely && marginText(likely)).toBe('−0,05')
  })

  test('is doubted where it is nine times what thirty days have seen', () => {
    const { doubts, objection } = preview('−0,02', '+0,35')
    expect(objection).toBeNull()
    expect(doubts).toMatchObject([{ side: 'sell', kinds: ['over-largest', 'over-half-percent'] }])
    expect(doubts[0]?.likely && marginText(doubts[0].likely)).toBe('+0,035')
  })

  test('is not known without a price of the source, and margins can be set all the same', () => {
    const silent = { ...dollar, price: panelPrice('USD', { provider: null, own: null }) }
    expect(previewOf(silent, { buy: '−0,03', sell: '+0,03' }, margins)).toMatchObject({ sides: null, objection: null })
  })

  test('is what the server would publish, whatever is typed', () => {
    const text = fc.integer({ min: -9000, max: 9000 }).map((units) => marginText(liraMargin(units / 10_000)))
    fc.assert(
      fc.property(text, text, (buy, sell) => {
        const seen = preview(buy, sell)
        const { code, provider } = dollar.price
        if (provider === null) throw new Error('no price')
        const quote = { ...provider, code, unit: 1, quotedAt: 0, trend: { buy: '', sell: '' } } as const
        const published = withMargins(quote, { [code]: seen.margins }, dollar.limits)
        expect(seen.objection === null).toBe(published.ok)
        if (published.ok) expect(seen.sides).toEqual({ buy: published.value.buy, sell: published.value.sell })
      }),
    )
  })
})

describe('a step', () => {
  test('is a hundredth of a lira of currencies, lira of coins, and a hundredth of a percent', () => {
    expect(marginText(stepped(liraMargin(-0.02), -1, 'USD'))).toBe('−0,03')
    expect(marginText(stepped(liraMargin(-10), 1, 'CEYREK_YENI'))).toBe('−5')
    expect(marginText(stepped({ kind: 'percent', millionths: 2500 }, 1, 'USD'))).toBe('+%0,26')
  })

  test('of everything that can be priced is a figure that a margin can be written in', () => {
    for (const { id } of Object.values(INSTRUMENTS)) expect(stepOf(id) % 100).toBe(0)
  })
})

test('no margin and a margin of zero are the same', () => {
  expect(isSameMargin(undefined, liraMargin(0))).toBe(true)
  expect(isSameMargin(liraMargin(0.01), { kind: 'percent', millionths: 10_000 })).toBe(false)
})

test('a gram of pure gold in a quarter is worked out of its weight and fineness', () => {
  expect(perGramOfGold(rate('9968'), 'CEYREK_YENI')).toBe(6200)
  expect(perGramOfGold(rate('47.2330'), 'USD')).toBeNull()
  expect(perGramOfGold(rate('4100'), 'ONS')).toBeNull()
})
