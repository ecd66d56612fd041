import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { momentAt } from '#contract/shared-moment.ts'
import { DAY_LENGTH, MINUTE } from '#domain/calendar.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { rate, writeRate } from '#domain/rate.ts'
import { halt as storedHalt } from '../../../test/fakes/acts.ts'
import { type FakeClock, fakeClock } from '../../../test/fakes/clock.ts'
import { temporaryStore } from '../../../test/fakes/temporary-store.ts'
import type { Store } from '../store/index.ts'
import { boardThen } from './board-then.ts'

const at = (time: string, day = '2026-07-31'): number => Date.parse(`${day}T${time}+03:00`)
const NOW = at('17:12:08', '2026-08-01')

let store: Store
let clock: FakeClock

beforeEach(async () => {
  store = await temporaryStore()
  clock = fakeClock(NOW)
})

afterEach(() => store[Symbol.asyncDispose]())

interface Known {
  readonly at: number
  readonly buy: string
}

/** Returns the recorded minute and price, or the reason why the record has none. */
async function ask(minute: number, code: CurrencyCode = 'USD'): Promise<Known | 'halted' | 'unknown'> {
  const deps = { store, source: 'office', clock } as const
  const { quotes, halted } = await boardThen([code], momentAt(minute), deps)
  const [quote] = quotes
  if (quote === undefined) return halted.includes(code) ? 'halted' : 'unknown'
  return { at: quote.quotedAt, buy: quote.buy === null ? '' : writeRate(quote.buy, 4) }
}

async function record(...prices: readonly (readonly [at: number, buy: string])[]): Promise<void> {
  await store.saveMinutes(
    prices.map(([minute, buy]) => ({ at: minute, code: 'USD', source: 'office', buy: rate(buy), sell: rate('48') })),
  )
}

async function halt(from: number, until: number | null): Promise<void> {
  await store.addHalts([storedHalt('USD', { since: from, act: 'one' })])
  if (until !== null) await store.endHalts({ codes: ['USD'], seen: ['one'], at: until, by: null, act: 'two' })
}

const recorded = (minute: number, buy: string): Known => ({ at: minute, buy })

describe('the recorded price of a minute', () => {
  test('boardThen returns the price that was recorded in the minute', async () => {
    await record([at('16:47'), '47.01'], [at('16:48'), '47.053'], [at('16:49'), '47.2'])
    expect(await ask(at('16:48'))).toEqual(recorded(at('16:48'), '47.0530'))
  })

  test('boardThen returns the last price before the minute, with its own time', async () => {
    await record([at('14:10'), '47.01'], [at('16:49'), '47.2'])
    expect(await ask(at('16:48'))).toEqual(recorded(at('14:10'), '47.0100'))
  })

  test('boardThen does not return the price of another day', async () => {
    await record([at('23:59', '2026-07-30'), '47.01'], [at('00:00', '2026-08-01'), '47.2'])
    expect(await ask(at('16:48'))).toEqual('unknown')
  })

  test('boardThen does not return the price of another currency or of the demo market', async () => {
    await record([at('16:48'), '47.01'])
    await store.saveMinutes([{ at: at('16:48'), code: 'EUR', source: 'demo', buy: rate('54'), sell: rate('55') }])
    expect(await ask(at('16:48'), 'EUR')).toEqual('unknown')
  })

  test('boardThen returns no price for a minute in the future', async () => {
    await record([at('17:12', '2026-08-01'), '47.233'])
    expect(await ask(at('17:13', '2026-08-01'))).toEqual('unknown')
  })

  test('boardThen returns the last thinned price before the minute and never a later one', async () => {
    await record([at('15:10'), '47.00'], [at('15:59'), '47.01'], [at('16:30'), '47.02'], [at('16:57'), '47.2'])
    await store.thinMinutes(0, NOW + DAY_LENGTH)
    expect(await ask(at('16:48'))).toEqual(recorded(at('15:59'), '47.0100'))
    expect(await ask(at('16:58'))).toEqual(recorded(at('16:57'), '47.2000'))
  })
})

test('boardThen returns several currencies, with yen per 100', async () => {
  await record([at('16:48'), '47.053'])
  await store.saveMinutes([{ at: at('16:40'), code: 'JPY', source: 'office', buy: rate('31.1'), sell: rate('31.4') }])
  const deps = { store, source: 'office', clock } as const
  const { quotes } = await boardThen(['USD', 'JPY', 'EUR'], momentAt(at('16:48')), deps)
  expect(quotes.map(({ code, unit, quotedAt }) => [code, unit, quotedAt])).toEqual([
    ['USD', 1, at('16:48')],
    ['JPY', 100, at('16:40')],
  ])
})

describe('a halted currency', () => {
  test('a currency has no price during its halt', async () => {
    await record([at('10:00'), '47.01'])
    await halt(at('11:00'), at('12:00'))
    expect(await ask(at('10:59'))).toEqual(recorded(at('10:00'), '47.0100'))
    expect(await ask(at('11:00'))).toEqual('halted')
    expect(await ask(at('11:59'))).toEqual('halted')
    expect(await ask(at('12:00')), 'the price from before the halt applies again').toEqual(
      recorded(at('10:00'), '47.0100'),
    )
  })

  test('a currency has a price in the minute in which its halt ended', async () => {
    await halt(at('11:00'), at('12:00') + MINUTE / 2)
    await record([at('12:00'), '47.05'])
    expect(await ask(at('12:00'))).toEqual(recorded(at('12:00'), '47.0500'))
  })

  test('a currency has no price while its halt has no end', async () => {
    await record([at('10:00'), '47.01'])
    await halt(at('11:00'), null)
    expect(await ask(at('11:00'))).toEqual('halted')
  })
})
