import fc from 'fast-check'
import { expect, test } from 'vitest'
import { INSTRUMENTS } from '../instruments.ts'
import { nextOpeningOrClosing, isSpotMarketClosed } from './spot-market.ts'

test.each([
  ['ONS', '2026-07-31T23:59:59+03:00', false],
  ['ONS', '2026-08-01T00:00:00+03:00', true],
  ['XAGUSD', '2026-08-02T14:58:00+03:00', true],
  ['EURKG', '2026-08-03T01:59:59+03:00', true],
  ['USDKG', '2026-08-03T02:00:00+03:00', false],
  ['CEYREK_YENI', '2026-08-02T14:58:00+03:00', false],
  ['USD', '2026-08-02T14:58:00+03:00', false],
] as const)('the market of %s at %s is closed: %s', (id, at, isClosed) => {
  expect(isSpotMarketClosed(INSTRUMENTS[id], Date.parse(at))).toBe(isClosed)
})

test.each([
  ['ONS', '2026-07-30T12:00:00+03:00', '2026-08-01T00:00:00+03:00'],
  ['ONS', '2026-08-01T00:00:00+03:00', '2026-08-03T02:00:00+03:00'],
  ['EURKG', '2026-08-03T01:59:59+03:00', '2026-08-03T02:00:00+03:00'],
  ['EURKG', '2026-08-03T02:00:00+03:00', '2026-08-08T00:00:00+03:00'],
] as const)('the market of %s at %s opens or closes next at %s', (id, at, turn) => {
  expect(nextOpeningOrClosing(INSTRUMENTS[id], Date.parse(at))).toBe(Date.parse(turn))
})

test('a product in lira has no next opening or closing', () => {
  expect(nextOpeningOrClosing(INSTRUMENTS.CEYREK_YENI, Date.parse('2026-07-31T12:00:00+03:00'))).toBe(Infinity)
})

test('the market changes at the next turn and not before', () => {
  const from = Date.parse('2024-01-01T00:00:00+03:00')
  const until = Date.parse('2027-01-01T00:00:00+03:00')
  const isClosed = (at: number): boolean => isSpotMarketClosed(INSTRUMENTS.ONS, at)
  fc.assert(
    fc.property(fc.integer({ min: from, max: until }), fc.double({ min: 0, max: 1, noNaN: true }), (now, share) => {
      const turn = nextOpeningOrClosing(INSTRUMENTS.ONS, now)
      const between = now + Math.floor((turn - 1 - now) * share)
      expect(turn).toBeGreaterThan(now)
      expect(isClosed(between)).toBe(isClosed(now))
      expect(isClosed(turn)).toBe(!isClosed(now))
    }),
  )
})
