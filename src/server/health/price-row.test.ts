import { expect, test } from 'vitest'
import { dayOf, HOUR, MINUTE } from '#domain/calendar.ts'
import type { Opening } from '#domain/opening.ts'
import { rate } from '#domain/rate.ts'
import { OFFICE, SNAPSHOT } from '../../../test/fakes/health.ts'
import { quote } from '../../../test/fakes/market.ts'
import type { RefusedPrice } from '../pipeline/rule-record.ts'
import { priceRows } from './price-row.ts'
import type { Snapshot } from './snapshot.ts'

const NOW = Date.parse('2026-08-03T10:00:00+03:00')
const OPEN: Opening = { kind: 'open', until: NOW + MINUTE }

const dollar = (known: Partial<Snapshot>, opening: Opening = OPEN) =>
  priceRows({ ...SNAPSHOT, ...known }, opening, NOW)[0]
const own = quote('USD', '47.2330', '47.4770', NOW - MINUTE)
const board = (sourceTime = NOW) => ({
  market: { board: new Map([['USD', own] as const]), sourceTime, halted: new Set<never>() },
})

test('a price row contains the source’s price, the margins, the office’s price and its distance from the bulletin', () => {
  const sourceQuote = quote('USD', '47.2530', '47.4570', NOW - MINUTE)
  const margins = { USD: { buy: { kind: 'lira', micros: -20_000 }, sell: { kind: 'lira', micros: 20_000 } } } as const
  const row = dollar({
    ...board(),
    sourceQuotes: new Map([['USD', sourceQuote]]),
    office: { ...OFFICE, pricing: { ...OFFICE.pricing, margins } },
    bulletin: { day: dayOf(NOW), fetchedAt: NOW, rates: { USD: { buy: rate('47.2330'), sell: rate('47') } } },
  })
  expect(row).toMatchObject({
    provider: sourceQuote,
    margins: margins.USD,
    own,
    age: MINUTE,
    state: { kind: 'live', since: own.quotedAt },
  })
  expect(row?.distance.buy).toBe(0)
  expect(row?.distance.sell).toBeCloseTo(0.010_149, 6)
})

test('an old price is delayed while the office is open and closed otherwise', () => {
  const silent = board(NOW - MINUTE)
  expect(dollar(silent)?.state.kind).toBe('delayed')
  expect(dollar(silent, { kind: 'closed', opensAt: null })?.state.kind).toBe('closed')
  expect(dollar({})?.state.kind).toBe('unpriced')
})

test('a price whose margins cannot be read is not called halted unless a person has halted it', () => {
  const codes: ReadonlySet<'USD'> = new Set(['USD'])
  const office = { ...OFFICE, pricing: { ...OFFICE.pricing, halted: codes, unknownMargins: codes } }
  expect(dollar({ office })?.state.kind).toBe('unmargined')
  expect(dollar({ office, halts: [{ code: 'USD', since: 1, by: null, reason: null, acts: [] }] })?.state.kind).toBe(
    'halted',
  )
})

test('the ounce in dollars is closed on a weekend, and gold in lira becomes old', () => {
  const saturday = Date.parse('2026-08-08T12:00:00+03:00')
  const friday = saturday - 13 * HOUR
  const codes = ['ONS', 'KULCEALTIN'] as const
  const known = {
    ...SNAPSHOT,
    office: { ...OFFICE, pricing: { ...OFFICE.pricing, selection: codes } },
    market: {
      board: new Map(codes.map((code) => [code, quote(code, '4000', '4010', friday)] as const)),
      sourceTime: saturday,
      halted: new Set<never>(),
    },
  }
  const states = (now: number) => priceRows(known, { kind: 'open', until: now + MINUTE }, now)
  expect(states(saturday).map(({ state }) => state)).toEqual([
    { kind: 'closed', since: friday },
    { kind: 'stale', since: friday },
  ])
  expect(states(friday + 5 * MINUTE - HOUR).map(({ state }) => state.kind)).not.toContain('closed')
})

test('a rejected price of the source takes precedence over the age of the shown price', () => {
  const refusal: RefusedPrice = {
    rule: 'zero',
    code: 'USD',
    source: 'socket',
    buy: null,
    sell: null,
    against: null,
    limit: null,
    at: NOW,
    since: NOW - MINUTE,
  }
  expect(dollar({ ...board(), refusing: new Map([['USD', refusal]]) })?.state).toEqual({ kind: 'refused', refusal })
})
