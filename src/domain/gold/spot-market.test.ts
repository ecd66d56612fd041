import { expect, test } from 'vitest'
import { ISTANBUL } from '../../../test/fakes/istanbul.ts'
import { INSTRUMENTS } from '../instruments.ts'
import { restsNow } from './spot-market.ts'

test.each([
  ['ONS', '2026-07-31T23:59:59+03:00', false],
  ['ONS', '2026-08-01T00:00:00+03:00', true],
  ['XAGUSD', '2026-08-02T14:58:00+03:00', true],
  ['EURKG', '2026-08-03T01:59:59+03:00', true],
  ['USDKG', '2026-08-03T02:00:00+03:00', false],
  ['CEYREK_YENI', '2026-08-02T14:58:00+03:00', false],
  ['USD', '2026-08-02T14:58:00+03:00', false],
] as const)('%s at %s: its market rests is %s', (id, at, rests) => {
  expect(restsNow(INSTRUMENTS[id], Date.parse(at), ISTANBUL)).toBe(rests)
})
