import { describe, expect, test } from 'vitest'
import { dayOf, MINUTE, SECOND } from '#domain/calendar.ts'
import { CURRENCY_CODES, type CurrencyCode } from '#domain/currency.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { NO_MARGINS } from '#domain/margin.ts'
import { DEFAULT_GUARDS } from '#domain/quote-rules.ts'
import type { PriceMessage } from '#domain/quote.ts'
import { fakeClock } from '../../../../test/fakes/clock.ts'
import { ISTANBUL } from '../../../../test/fakes/istanbul.ts'
import { silentLog } from '../../../../test/fakes/recorded-log.ts'
import { Market } from '../../pipeline/market.ts'
import { startDemoMarket } from './demo-market.ts'
import { demoPricesAt } from './demo-prices.ts'

const MORNING = Date.UTC(2026, 8, 14, 7)

interface Spoken {
  readonly message: PriceMessage
  readonly at: number
}

async function listen(seed: number, minutes: number): Promise<Spoken[]> {
  const clock = fakeClock(MORNING)
  const spoken: Spoken[] = []
  const market = startDemoMarket({
    clock,
    seed,
    selection: () => CURRENCY_CODES,
    onMessage: (message, at) => void spoken.push({ message, at }),
  })
  await clock.advance(minutes * MINUTE)
  market[Symbol.dispose]()
  expect(clock.waiting()).toBe(0)
  return spoken
}

describe('the demo market', () => {
  test('begins with all eight pairs, each with a recent time of its own', async () => {
    const [first] = await listen(7, 0)
    expect(first?.message.prices.map(({ code }) => code)).toEqual(CURRENCY_CODES)
    const times = first?.message.prices.map(({ time }) => (time.kind === 'at' ? MORNING - time.at : -1)) ?? []
    expect(Math.min(...times)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...times)).toBeLessThanOrEqual(21 * SECOND)
    expect(new Set(times).size).toBeGreaterThan(3)
  })

  test('says the same for the same seed, and something else for another', async () => {
    const [one, again, other] = [await listen(7, 2), await listen(7, 2), await listen(8, 2)]
    expect(again).toEqual(one)
    expect(other).not.toEqual(one)
  })

  test('lets each pair speak every one to four seconds, with pauses of up to a minute', async () => {
    const spoken = await listen(7, 30)
    const spokenAt = new Map<InstrumentId, number[]>()
    for (const { message, at } of spoken.slice(1)) {
      for (const { code } of message.prices) spokenAt.set(code, [...(spokenAt.get(code) ?? []), at])
    }
    expect([...spokenAt.keys()].toSorted()).toEqual(CURRENCY_CODES.toSorted())
    for (const times of spokenAt.values()) {
      const rests = times.slice(1).map((time, index) => time - (times[index] ?? 0))
      expect(Math.min(...rests)).toBeGreaterThanOrEqual(SECOND)
      expect(Math.max(...rests)).toBeLessThanOrEqual(60 * SECOND)
      expect(rests.filter((rest) => rest <= 4 * SECOND).length).toBeGreaterThan(rests.length * 0.9)
    }
  })

  test('passes every rule, moves both ways, and stays near its level for a day', async () => {
    const clock = fakeClock(MORNING)
    const pricing = {
      selection: CURRENCY_CODES,
      margins: NO_MARGINS,
      guards: DEFAULT_GUARDS,
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
    expect(ingest.view().board.size).toBe(8)
    for (const code of CURRENCY_CODES) {
      expect(trends).toContain(`${code} up`)
      expect(trends).toContain(`${code} down`)
      const start = demoPricesAt(7, MORNING, ISTANBUL)[code].sell
      expect(Math.abs((ingest.view().board.get(code)?.sell ?? 0) / start - 1)).toBeLessThan(0.01)
    }
  })

  test('looks like the market of late 2026', () => {
    const prices = demoPricesAt(7, Date.UTC(2026, 7, 21, 12), ISTANBUL)
    const levels = { USD: 47.9, EUR: 56.1, GBP: 65.4, CHF: 59.9, CAD: 34.9, AUD: 34.3, JPY: 30.2, SAR: 12.8 }
    for (const code of CURRENCY_CODES) {
      const { buy, sell } = prices[code]
      expect(buy).toBeLessThan(sell)
      expect(Math.abs((buy + sell) / 2 / 1e6 / levels[code] - 1)).toBeLessThan(0.05)
    }
    expect(dayOf(MORNING, ISTANBUL)).toBe('2026-09-14')
  })
})
