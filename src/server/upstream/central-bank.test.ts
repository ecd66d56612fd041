import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { MINUTE } from '#domain/calendar.ts'
import { type FakeCentralBank, goldXml, startFakeCentralBank } from '../../../test/fakes/central-bank.ts'
import { fakeClock } from '../../../test/fakes/clock.ts'
import { recordedLog } from '../../../test/fakes/recorded-log.ts'
import type { ChosenSource } from '../runtime/index.ts'
import { openCentralBank } from './central-bank.ts'
import type { GoldFixing } from './gold-source.ts'

/** A Friday after the first gold price of the day. */
const START = Date.parse('2026-11-20T10:30:00+03:00')

async function opened(settings: ChosenSource, gold: boolean) {
  const clock = fakeClock(START)
  const fixings: GoldFixing[] = []
  const past: GoldFixing[] = []
  const { promise: received, resolve } = Promise.withResolvers<void>()
  const bank = await openCentralBank(settings, {
    knownBulletin: () => null,
    onBulletin: () => undefined,
    onPastBulletin: async () => undefined,
    gold: {
      wanted: () => gold,
      knownAt: null,
      onFixing(fixing) {
        fixings.push(fixing)
        resolve()
      },
      days: async () => [],
      since: async () => null,
      onPastFixing: async (fixing) => void past.push(fixing),
    },
    store: { settledDays: async () => [], saveDaysOff: async () => undefined, markers: async () => ({}) },
    clock,
    log: recordedLog().log,
  })
  return { bank, clock, fixings, past, received }
}

describe('gold with EVDS as the source of bulletins', () => {
  let fake: FakeCentralBank
  beforeEach(async () => {
    fake = await startFakeCentralBank()
    fake.publishGold('2026-11-20', 10, goldXml('2026-11-20', 10, { standard: '5734,70', pure: '5763,52' }))
  })
  afterEach(() => fake.stop())

  const evds = () => ({
    id: 'evds',
    values: { EVDS_URL: fake.url, EVDS_API_KEY: 'key', TCMB_URL: fake.url },
  })

  test('the server reads gold from the hourly documents without the key', async () => {
    const { bank, fixings, received } = await opened(evds(), true)
    expect(fake.requests.count()).toBe(0)
    bank.listening()
    await received
    expect(fixings).toHaveLength(1)
    expect(bank.health().map(({ name, state }) => [name, state])).toContainEqual(['tcmb gold', 'connected'])
    const asked = fake.asked.map(({ path, key }) => [path.split('/')[1], key])
    expect(asked).toContainEqual(['igmevdsms-dis', 'key'])
    expect(asked).toContainEqual(['reeskontkur', undefined])
    bank[Symbol.dispose]()
  })

  test('the server does not request gold without a gold board', async () => {
    const { bank, clock } = await opened(evds(), false)
    bank.listening()
    await clock.advance(MINUTE)
    await fake.requests.reached(1)
    bank[Symbol.dispose]()
    expect(fake.asked.filter(({ path }) => path.startsWith('/reeskontkur/'))).toEqual([])
    expect(bank.health().map(({ name }) => name)).toEqual(['evds'])
  })
})

test('a demo bank has hourly and past gold prices and its own name', async () => {
  const { bank, clock, fixings, past } = await opened({ id: 'demo', values: {} }, true)
  await clock.advance(MINUTE)
  expect(fixings).toHaveLength(1)
  expect(past).toHaveLength(261)
  expect(bank.health().map(({ name }) => name)).toEqual(['demo bank', 'demo gold'])
  bank[Symbol.dispose]()
  expect(clock.waiting()).toBe(0)
})
