import { SECOND } from '#domain/calendar.ts'
import { CURRENCY_CODES } from '#domain/currency.ts'
import { type InstrumentId, isMetal, METAL_CODES } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import type { OfferedPrice, PriceMessage, Trend } from '#domain/quote.ts'
import type { Rate } from '#domain/rate.ts'
import { ok } from '#domain/result.ts'
import { randomAt, seedOf } from '#domain/seeded-random.ts'
import { type Clock, repeat } from '../../runtime/index.ts'
import type { RunningSource } from '../source.ts'
import { demoBoardAt, demoMetalTime } from './demo-metals.ts'
import type { DemoPrice } from './demo-prices.ts'

interface DemoMarketOptions {
  readonly clock: Clock
  readonly seed: number
  readonly selection: () => readonly InstrumentId[]
  readonly onMessage: (message: PriceMessage, receivedAt: number) => void
}

/** Each pair is quoted separately every one to four seconds, with an occasional pause of up to a minute. */
const PAUSE_SHARE = 0.03
const FIRST_AGES = 20 * SECOND
const METALS_TURNS = 4

/** An invented market that sends like the provider: a snapshot at the start, then one pair at a time. */
export function startDemoMarket({ clock, seed, selection, onMessage }: DemoMarketOptions): RunningSource {
  const offer = createOffers(seed)
  let lastGoodAt: number | null = null
  let stopped = false

  const publish = (prices: readonly OfferedPrice[]): void => {
    const now = clock.now()
    lastGoodAt = now
    onMessage({ prices, ignored: [], statedAt: now, sourceTime: now, halted: [] }, now)
  }
  const quoteRepeatedly = (quote: (turn: number) => void, delayBefore: (turn: number) => number): AsyncDisposable => {
    let turn = 0
    const run = (): Promise<number> => {
      quote(turn)
      turn += 1
      return Promise.resolve(delayBefore(turn))
    }
    return repeat({ first: delayBefore(0), run, clock })
  }

  const now = clock.now()
  let metals = METAL_CODES.filter((code) => selection().includes(code))
  publish(CURRENCY_CODES.flatMap((code) => offer(code, now - randomAt(seedOf(seed, 'ages', code), 0) * FIRST_AGES)))
  if (metals.length > 0) publish(metals.flatMap((code) => offer(code, now)))

  /** Sends a few metals at a time; all of them after the office has begun to show metals. */
  const quoteMetals = (turn: number): void => {
    const wanted = selection().filter(isMetal)
    const few = wanted.filter((_, index) => (index + turn) % METALS_TURNS === 0)
    const due = metals.length === 0 ? wanted : few
    metals = wanted
    if (due.length > 0) publish(due.flatMap((code) => offer(code, clock.now())))
  }
  const quotes = CURRENCY_CODES.map((code) =>
    quoteRepeatedly(
      () => publish(offer(code, clock.now())),
      (turn) => pauseBefore(seedOf(seed, 'turns', code), turn),
    ),
  )
  quotes.push(quoteRepeatedly(quoteMetals, () => SECOND))

  const health = { name: 'demo market', lastError: null, failingSince: null, failures: 0 } as const
  return {
    health: () => ({ ...health, state: stopped ? 'idle' : 'connected', lastGoodAt }),
    [Symbol.dispose]() {
      stopped = true
      for (const each of quotes) void each[Symbol.asyncDispose]()
    },
  }
}

/** Creates a function that returns the current price of an instrument, with its move since the last call. */
function createOffers(seed: number): (code: InstrumentId, now: number) => OfferedPrice[] {
  const last = new Map<InstrumentId, DemoPrice>()
  return (code, now) =>
    demoBoardAt(seed, [code], now).map(({ buy, sell }) => {
      const at = isMetal(code) ? demoMetalTime(code, now) : now
      const before = last.get(code)
      last.set(code, { buy, sell })
      return {
        code,
        unit: INSTRUMENTS[code].unit,
        buy: ok(buy),
        sell: ok(sell),
        // The provider's stamps have whole seconds.
        time: { kind: 'at', at: Math.floor(at / SECOND) * SECOND },
        trend: { buy: trendOf(buy, before?.buy), sell: trendOf(sell, before?.sell) },
      }
    })
}

function pauseBefore(seed: number, turn: number): number {
  const chance = randomAt(seed, turn)
  const length = randomAt(~seed, turn)
  return Math.round(chance < PAUSE_SHARE ? (15 + 45 * length) * SECOND : (1 + 3 * length) * SECOND)
}

function trendOf(rate: Rate, before: Rate | undefined): Trend {
  if (before === undefined || rate === before) return ''
  return rate > before ? 'up' : 'down'
}
