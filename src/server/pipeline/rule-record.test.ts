import { beforeEach, expect, test } from 'vitest'
import { CURRENCY_CODES } from '#domain/currency.ts'
import { rate } from '#domain/rate.ts'
import { type FakeClock, fakeClock } from '../../../test/fakes/clock.ts'
import { createLog } from '../runtime/log.ts'
import { createRuleRecord, type RuleRecord } from './rule-record.ts'

const START = Date.UTC(2026, 7, 3, 7)
const ZERO = { buy: null, sell: null, against: null, limit: null }

let clock: FakeClock
let record: RuleRecord

beforeEach(() => {
  clock = fakeClock(START)
  record = createRuleRecord(clock, createLog({ write: () => undefined }))
})

test('the record lists the newest stopped prices first, once for each pair and rule', async () => {
  const wide = { buy: rate('57.801'), sell: rate('64.112'), against: null, limit: 1000 }
  record.count('absurd-spread', 'CHF', 'socket', wide)
  record.count('zero', 'USD', 'socket', ZERO)
  await clock.advance(1000)
  record.count('absurd-spread', 'CHF', 'feed', wide)
  expect(record.last()).toEqual([
    { rule: 'absurd-spread', code: 'CHF', source: 'feed', ...wide, at: START + 1000, since: START },
    { rule: 'zero', code: 'USD', source: 'socket', ...ZERO, at: START, since: START },
  ])
})

test('the record keeps at most twelve stopped prices', () => {
  for (const rule of ['zero', 'negative'] as const)
    for (const code of CURRENCY_CODES) record.count(rule, code, 'socket', ZERO)
  expect(record.last()).toHaveLength(12)
  expect(record.last()[0]).toMatchObject({ rule: 'negative', code: CURRENCY_CODES.at(-1) })
})

test('the record dates a refusal from its first price until a price is accepted', async () => {
  record.count('zero', 'USD', 'socket', ZERO)
  await clock.advance(1000)
  record.count('bid-above-ask', 'USD', 'socket', ZERO)
  expect(record.lastRefused().get('USD')).toMatchObject({ rule: 'bid-above-ask', since: START })
  record.passed('USD')
  record.count('older', 'USD', 'socket', ZERO)
  record.count('jump', 'EUR', 'socket', ZERO)
  expect(record.lastRefused().size).toBe(0)
  expect(record.last().map(({ rule }) => rule)).toEqual(['jump', 'bid-above-ask', 'zero'])
})
