import { describe, expect, test } from 'vitest'
import { MINUTE, SECOND } from '#domain/calendar.ts'
import { CURRENCY_CODES, type CurrencyCode } from '#domain/currency.ts'
import type { PriceMessage } from '#domain/quote.ts'
import { fakeClock } from '../../../../test/fakes/clock.ts'
import { silentLog } from '../../../../test/fakes/recorded-log.ts'
import { NO_MARGINS, USUAL_GUARDS } from '../../../../test/fakes/usual-limits.ts'
import { Market } from '../../pipeline/market.ts'
import { startDemoMarket } from './demo-market.ts'
import { demoPricesAt } from './demo-prices.ts'

const MORNING = Date.UTC(2026, 8, 14, 7)

interface Sent {
  readonly message: PriceMessage
  readonly at: number
}

async function listen(seed: number, minutes: number): Promise<Sent[]> {
  const clock = fakeClock(MORNING)
  const sent: Sent[] = []
  const market = startDemoMarket({
    clock,
    seed,
    selection: () => CURRENCY_CODES,
    onMessage: (message, at) => void sent.push({ message, at }),
  })
  await clock.advance(minutes * MINUTE)
  market[Symbol.dispose]()
  expect(clock.waiting()).toBe(0)
  return sent
}

describe('the demo market', () => {
  test('the demo market begins with all pairs and different recent times', async () => {
    const [first] = await listen(7, 0)
    expect(first?.message.prices.map(({ code }) => code)).toEqual(CURRENCY_CODES)
    const times = first?.message.prices.map(({ time }) => (time.kind === 'at' ? MORNING - time.at : -1)) ?? []
    expect(Math.min(...times)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...times)).toBeLessThanOrEqual(21 * SECOND)
    expect(new Set(times).size).toBeGreaterThan(3)
  })

  test('the demo market repeats its prices for the same seed only', async () => {
    const [one, again, other] = [await listen(7, 2), await listen(7, 2), await listen(8, 2)]
    expect(again).toEqual(one)
    expect(other).not.toEqual(one)
  })

  test('the demo market passes every rule, moves in both directions and stays near its level', async () => {
    const clock = fakeClock(MORNING)
    const pricing = {
      selection: CURRENCY_CODES,
      margins: NO_MARGINS,
      guards: USUAL_GUARDS,
      halted: new Set<CurrencyCode>(),
    }
    const ingest = new Market({ pricing: () => pricing, clock, log: silentLog })
    const trends = new Set<string>()
    const market = startDemoMarket({
      clock,
      seed: 7,
      selection: () => CURRENCY_CODES,
      onMessage: (message, at) => {
        for (const { code, trend } of message.prices) trends.add(`${code} ${trend.sell}`)
        ingest.take(message, 'demo', at)
      },
    })
    await clock.advance(60 * MINUTE)
    market[Symbol.dispose]()
    expect([...ingest.refusals()].filter(([, times]) => times > 0)).toEqual([])
    expect(ingest.view().board.size).toBe(CURRENCY_CODES.length)
    for (const code of CURRENCY_CODES) {
      expect(trends).toContain(`${code} up`)
      expect(trends).toContain(`${code} down`)
      const start = demoPricesAt(7, MORNING)[code].sell
      expect(Math.abs((ingest.view().board.get(code)?.sell ?? 0) / start - 1)).toBeLessThan(0.01)
    }
  })
})
