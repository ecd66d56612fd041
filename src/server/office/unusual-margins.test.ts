import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { withGold } from '../../../test/fakes/gold-office.ts'
import { pricing } from './edits.ts'
import { unusualMargins } from './unusual-margins.ts'

const SAMPLE = readFileSync('office/office.yaml', 'utf8')
const USUAL = pricing('USD', { buy: '-0,05', sell: '0,05' })(SAMPLE)
const GOLD = withGold(SAMPLE)

function usd(buy: string, sell: string): string {
  return pricing('USD', { buy, sell })(SAMPLE)
}

describe('a margin is unusual', () => {
  test.each([
    [
      'that raises what the office pays',
      usd('0,05', '0,05'),
      /^satır \d+, kurlar\.paylar\.USD\.alis: “0,05” alış .*lehine/,
    ],
    ['that lowers what the office asks', usd('-0,05', '-0,05'), /USD\.satis: “-0,05” satış .*lehine/],
    [
      'that is ten times its last value',
      usd('-0,05', '0,5'),
      /USD\.satis: “0,5” önceki payın \(0,05\) beş katından çok/,
    ],
  ])('%s', (_, after, words) => {
    expect(unusualMargins(USUAL, after)).toEqual([expect.stringMatching(words)])
  })

  test('that is of both sides swapped, twice', () => {
    expect(unusualMargins(SAMPLE, usd('0,05', '-0,05'))).toHaveLength(2)
  })

  test('whose point may mean a thousand, in a price of thousands', () => {
    expect(unusualMargins(GOLD, pricing('CEYREK_YENI', { sell: '1.000' })(GOLD))).toEqual([
      expect.stringMatching(/altin\.paylar\.ceyrek-yeni\.satis: “1\.000” 1 lira sayılır; bin için noktasız yazın$/),
    ])
  })

  test('that is lost: a side, or a currency whose block is gone', () => {
    expect(unusualMargins(USUAL, USUAL.replace('      satis: 0,05\n', ''))).toEqual([
      expect.stringMatching(/kurlar\.paylar\.USD: bugüne dek olan pay dosyada yok \(satış 0,05\)/),
    ])
    expect(unusualMargins(USUAL, USUAL.replace('    USD:\n      alis: -0,05\n      satis: 0,05\n', ''))).toEqual([
      expect.stringMatching(/\(alış -0,05, satış 0,05\); pay istenmiyorsa 0 yazılmalı$/),
    ])
  })
})

describe('nothing is unusual', () => {
  test.each([
    ['in what stays', USUAL, USUAL],
    ['in a first margin', SAMPLE, USUAL],
    ['in one that is taken back by a zero', USUAL, usd('0', '0')],
    ['in twice as much', USUAL, usd('-0,1', '0,1')],
    ['in less of what was in the customer’s favour already', usd('0,05', '0'), usd('0,03', '0')],
    ['in a currency’s three decimals', SAMPLE, usd('0', '0.050')],
    ['where a gold board is closed with all its margins', pricing('KULCEALTIN', { sell: '5' })(GOLD), SAMPLE],
    ['in a text that is not sound, which is refused anyway', USUAL, 'kurum: ['],
  ])('%s', (_, before, after) => {
    expect(unusualMargins(before, after)).toEqual([])
  })
})
