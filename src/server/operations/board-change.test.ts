import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { withGold } from '../../../test/fakes/gold-office.ts'
import { quote } from '../../../test/fakes/market.ts'
import { parseOffice } from '../office/parse.ts'
import { boardChange } from './board-change.ts'

const NOW = Date.UTC(2026, 7, 3, 6, 5)

test('a bar that the file lists from now on is told by the gram that stands, as an unusual margin of it is', async () => {
  const file = await readFile('office/office.yaml', 'utf8')
  const listing = (list: string, margin: string) =>
    withGold(file, `altin:\n  alinip_satilan: ${list}\n  paylar:\n    kulce-10: { alis: -100, satis: ${margin} }\n`)
  const pricingOf = (text: string) => {
    const read = parseOffice(text)
    if (!read.ok) throw new Error('a mistake in the file')
    return read.value.pricing
  }
  const before = pricingOf(withGold(file, 'altin:\n  alinip_satilan: [gram]\n'))
  const offered = new Map([['KULCEALTIN', quote('KULCEALTIN', '6090.93', '6183.53', NOW)] as const])
  const changeBy = (margin: string) => {
    const text = listing('[gram, kulce-10]', margin)
    return boardChange(offered, before, pricingOf(text))
  }
  expect(changeBy('250')).toEqual({
    prices: [{ code: 'KULCE10', before: 'Gişeye sorunuz', after: 'alış 60.809 / satış 62.085' }],
    objections: [],
  })
  expect(changeBy('2500').objections).toHaveLength(1)
})
