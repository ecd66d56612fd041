import { describe, expect, test } from 'vitest'
import { pricePage } from '../../../../test/fakes/panel-page.ts'
import { INSTRUMENTS } from '../../../domain/instruments.ts'
import { rate } from '../../../domain/rate.ts'
import { stepOf, steppedText, withOtherSign } from './margin-steps.ts'
import { perGramOfGold, previewOf } from './preview.ts'

const dollar = pricePage('USD')
const preview = (buy: string, sell: string) => previewOf(dollar, { buy, sell }, dollar.price.margins)

describe('the preview of typed margins', () => {
  test("the preview adds the typed margin to the source's price", () => {
    const { sides, changed, refused } = preview('−0,03', '%0,25')
    expect(sides).toEqual({ buy: rate('47.2230'), sell: rate('47.5756') })
    expect(changed).toEqual(['buy', 'sell'])
    expect(refused).toBeNull()
  })

  test('another spelling of the same margin is not a change', () => {
    expect(preview('-0.0200 TL', ' +0,02 ').changed).toEqual([])
  })

  test('the preview shows the other side if one side cannot be read', () => {
    const { unreadable, sides, changed } = preview('iki', '+0,03')
    expect(unreadable).toEqual(['buy'])
    expect(changed).toEqual(['buy', 'sell'])
    expect(sides?.sell).toBe(rate('47.4870'))
  })

  test('a refused margin is not reported as unusual', () => {
    expect(preview('−0,02', '+0,35').unusual.map(({ kind }) => kind)).toEqual(['over-largest', 'over-half-percent'])
    const far = preview('−0,02', '5')
    expect([far.unusual, far.refused?.mistake]).toEqual([[], 'margins-too-far'])
  })
})

describe('the step of a margin', () => {
  test('a step is a hundredth of a lira for currencies, five lira for coins and a hundredth of a percent', () => {
    expect(steppedText('−0,02', -1, 'USD')).toBe('−0,03')
    expect(steppedText('−10', 1, 'CEYREK_YENI')).toBe('−5')
    expect(steppedText('+%0,25', 1, 'USD')).toBe('+%0,26')
  })

  test('the step of every instrument can be written as a margin', () => {
    for (const { id } of Object.values(INSTRUMENTS)) expect(stepOf(id) % 100).toBe(0)
  })
})

test.each([
  ['−0,05', '+0,05'],
  ['+0,05', '−0,05'],
  ['0,05', '−0,05'],
  ['- 0,05', '+0,05'],
  ['', '−'],
])('the sign key turns “%s” into “%s”', (text, turned) => {
  expect(withOtherSign(text)).toBe(turned)
})

test('the price of a gram of pure gold in a quarter coin follows from its weight and fineness', () => {
  expect(perGramOfGold(rate('9968'), 'CEYREK_YENI')).toBe(6200)
  expect(perGramOfGold(rate('47.2330'), 'USD')).toBeNull()
  expect(perGramOfGold(rate('4100'), 'ONS')).toBeNull()
})
