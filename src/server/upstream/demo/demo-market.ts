import { SECOND } from '#domain/calendar.ts'
import { CURRENCY_CODES, type CurrencyCode } from '#domain/currency.ts'
import { type InstrumentId, isMetal, METAL_CODES } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import type { OfferedPrice, PriceMessage } from '#domain/offered-price.ts'
import type { Trend } from '#domain/quote.ts'
import type { Rate } from '#domain/rate.ts'
import { ok } from '#domain/result.ts'
import { randomAt, seedOf } from '#domain/seeded-random.ts'
import type { Clock, Timer } from '../../runtime/index.ts'
import type { RunningSource } from '../source-health.ts'
import { demoBoardAt, demoMetalTime } from './demo-metals.ts'
import type { DemoPrice } from './demo-prices.ts'

export interface DemoMarketOptions {
  readonly clock: Clock
  readonly seed: number
  readonly selection: () => readonly InstrumentId[]
  readonly onMessage: (message: PriceMessage, receivedAt: number) => void
}

/** Each pair speaks for itself every one to four seconds, and now and then falls silent for up to a minute. */
const PAUSE_SHARE = 0.03
const FIRST_AGES = 20 * SECOND
/** Each metal speaks once in so many seconds. */
const METALS_TURNS = 4

/** An invented market in the provider's manner: a snapshot at the start, then one pair at a time. */
export function startDemoMarket({ clock, seed, selection, onMessage }: DemoMarketOptions): RunningSource {
  const last = new Map<InstrumentId, DemoPrice>()
  const timers = new Map<CurrencyCode | 'metals', Timer>()
  let lastGoodAt: number | null = null
  let stopped = false

  const offer = (code: InstrumentId, now: number): OfferedPrice[] =>
    demoBoardAt(seed, [code], now, clock.zone).map(({ buy, sell }) => {
      const at = isMetal(code) ? demoMetalTime(code, now, clock.zone) : now
      const before = last.get(code)
      last.set(code, { buy, sell })
      return {
        code,
        unit: INSTRUMENTS[code].unit,
        buy: ok(buy),
        sell: ok(sell),
        // The provider's stamps know no fractions of a second.
        time: { kind: 'at', at: Math.floor(at / SECOND) * SECOND },
        trend: { buy: trendOf(buy, before?.buy), sell: trendOf(sell, before?.sell) },
      }
    })

  const speak = (prices: readonly OfferedPrice[]): void => {
    const now = clock.now()
    lastGoodAt = now
    onMessage({ prices, ignored: [], statedAt: now, sourceTime: now, halted: [] }, now)
  }

  const schedule = (code: CurrencyCode, turn: number): void => {
    const run = (): void => {
      speak(offer(code, clock.now()))
      if (!stopped) schedule(code, turn + 1)
    }
    timers.set(code, clock.after(restBefore(seedOf(seed, 'turns', code), turn), run))
  }

  /** Metals follow one another, a few at a time; all of them when the office has begun to show any. */
  const scheduleMetals = (turn: number, before: readonly InstrumentId[]): void => {
    const run = (): void => {
      const wanted = selection().filter(isMetal)
      const few = wanted.filter((_, index) => (index + turn) % METALS_TURNS === 0)
      const spoken = before.length === 0 ? wanted : few
      if (spoken.length > 0) speak(spoken.flatMap((code) => offer(code, clock.now())))
      if (!stopped) scheduleMetals(turn + 1, wanted)
    }
    timers.set('metals', clock.after(SECOND, run))
  }

  const now = clock.now()
  const metals = METAL_CODES.filter((code) => selection().includes(code))
  speak(CURRENCY_CODES.flatMap((code) => offer(code, now - randomAt(seedOf(seed, 'ages', code), 0) * FIRST_AGES)))
  if (metals.length > 0) speak(metals.flatMap((code) => offer(code, now)))
  for (const code of CURRENCY_CODES) schedule(code, 0)
  scheduleMetals(0, metals)

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
