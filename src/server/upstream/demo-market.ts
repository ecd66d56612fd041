import { SECOND } from '#domain/calendar.ts'
import { CURRENCY_CODES, type CurrencyCode, QUOTING_UNITS } from '#domain/currency.ts'
import type { OfferedPrice, PriceMessage } from '#domain/offered-price.ts'
import type { Trend } from '#domain/quote.ts'
import type { Rate } from '#domain/rate.ts'
import { ok } from '#domain/result.ts'
import { randomAt, seedOf } from '#domain/seeded-random.ts'
import type { Clock, Timer } from '../run/door.ts'
import { type DemoPrice, demoPricesAt } from './demo-prices.ts'
import type { RunningSource } from './source-health.ts'

export interface DemoMarketOptions {
  readonly clock: Clock
  readonly seed: number
  readonly onMessage: (message: PriceMessage, receivedAt: number) => void
}

/** Each pair speaks for itself every one to four seconds, and now and then falls silent for up to a minute. */
const PAUSE_SHARE = 0.03
const FIRST_AGES = 20 * SECOND

/** An invented market in the provider's manner: a snapshot at the start, then one pair at a time. */
export function startDemoMarket({ clock, seed, onMessage }: DemoMarketOptions): RunningSource {
  const last = new Map<CurrencyCode, DemoPrice>()
  const timers = new Map<CurrencyCode, Timer>()
  let lastGoodAt: number | null = null
  let stopped = false

  const offer = (code: CurrencyCode, at: number): OfferedPrice => {
    const price = demoPricesAt(seed, at, clock.zone)[code]
    const before = last.get(code)
    last.set(code, price)
    return {
      code,
      unit: QUOTING_UNITS[code],
      buy: ok(price.buy),
      sell: ok(price.sell),
      // The provider's stamps know no fractions of a second.
      time: { kind: 'at', at: Math.floor(at / SECOND) * SECOND },
      trend: { buy: trendOf(price.buy, before?.buy), sell: trendOf(price.sell, before?.sell) },
    }
  }

  const speak = (prices: readonly OfferedPrice[]): void => {
    const now = clock.now()
    lastGoodAt = now
    onMessage({ prices, ignored: [], statedAt: now, spokeAt: now, halted: [] }, now)
  }

  const schedule = (code: CurrencyCode, turn: number): void => {
    const run = (): void => {
      speak([offer(code, clock.now())])
      if (!stopped) schedule(code, turn + 1)
    }
    timers.set(code, clock.after(restBefore(seedOf(seed, 'turns', code), turn), run))
  }

  const now = clock.now()
  speak(CURRENCY_CODES.map((code) => offer(code, now - randomAt(seedOf(seed, 'ages', code), 0) * FIRST_AGES)))
  for (const code of CURRENCY_CODES) schedule(code, 0)

  return {
    health: () => ({
      name: 'demo market',
      state: stopped ? 'idle' : 'connected',
      lastGoodAt,
      lastError: null,
      failingSince: null,
      failures: 0,
    }),
    stop() {
      stopped = true
      for (const timer of timers.values()) timer.cancel()
    },
  }
}

function restBefore(seed: number, turn: number): number {
  const chance = randomAt(seed, turn)
  const length = randomAt(~seed, turn)
  return Math.round(chance < PAUSE_SHARE ? (15 + 45 * length) * SECOND : (1 + 3 * length) * SECOND)
}

function trendOf(rate: Rate, before: Rate | undefined): Trend {
  if (before === undefined || rate === before) return ''
  return rate > before ? 'up' : 'down'
}
