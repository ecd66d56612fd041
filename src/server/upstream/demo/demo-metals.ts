import { addDays, DAY_LENGTH, dayOf, midnightOf, MINUTE, weekdayOf } from '#domain/calendar.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { barGrams, isBar } from '#domain/gold/bars.ts'
import { isSpotMarketClosed } from '#domain/gold/spot-market.ts'
import { type InstrumentId, isMetal, type MetalCode } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import type { Rate } from '#domain/rate.ts'
import { seedOf } from '#domain/seeded-random.ts'
import { type DemoPrice, demoPricesAt, priceAt, sumOfWaves } from './demo-prices.ts'

/** Dollars per gram of pure gold and per ounce of silver in a provider's frame of 2026-08-03. */
const GOLD = 129.78
const SILVER = 57.2
const GRAMS_AN_OUNCE = 31.1035

/** Buy and sell prices as multiples of pure gold in lira, from the same frame. */
const TIMES_PURE: Readonly<Partial<Record<MetalCode, readonly [buy: number, sell: number]>>> = {
  KULCEALTIN: [0.995, 1.002],
  ALTIN: [1, 1],
  CEYREK_YENI: [1.63, 1.6358],
  CEYREK_ESKI: [1.6101, 1.6208],
  YARIM_YENI: [3.26, 3.2717],
  YARIM_ESKI: [3.2, 3.2316],
  TEK_YENI: [6.5, 6.5132],
  TEK_ESKI: [6.4, 6.4333],
  GREMESE_YENI: [16.18, 16.2282],
  GREMESE_ESKI: [15.97, 16.1081],
  ATA_YENI: [6.61, 6.6733],
  ATA_ESKI: [6.59, 6.6182],
  ATA5_YENI: [33.15, 33.3082],
  ATA5_ESKI: [33, 33.1581],
  AYAR22: [0.9097, 0.9368],
  AYAR14: [0.5453, 0.731],
}

const WAVES = [
  { period: 31, size: 0.02 },
  { period: 6, size: 0.008 },
  { period: 9 / 24, size: 0.002 },
  { period: (53 * MINUTE) / DAY_LENGTH, size: 0.0006 },
  { period: (4 * MINUTE) / DAY_LENGTH, size: 0.000_15 },
]

/** Returns the demo quotes of these codes, each at the time when its market last moved. */
export function demoBoardAt(
  seed: number,
  codes: readonly InstrumentId[],
  instant: number,
): (DemoPrice & { readonly code: InstrumentId })[] {
  const now = demoPricesAt(seed, instant)
  return codes.map((code) => {
    if (!isMetal(code)) return { code, ...now[code] }
    const at = demoMetalTime(code, instant)
    return { code, ...demoMetalAt(seed, code, at, at === instant ? now : demoPricesAt(seed, at)) }
  })
}

function demoMetalAt(
  seed: number,
  id: MetalCode,
  instant: number,
  { USD, EUR }: Pick<Readonly<Record<CurrencyCode, DemoPrice>>, 'USD' | 'EUR'>,
): DemoPrice {
  const days = instant / DAY_LENGTH
  const gold = GOLD * Math.exp(sumOfWaves(seedOf(seed, 'gold'), WAVES, days))
  const [code, count] = isBar(id) ? (['KULCEALTIN', barGrams(id)] as const) : ([id, 1] as const)
  const times = TIMES_PURE[code]
  if (times !== undefined)
    return priceOf(
      id,
      gold * 0.9985 * lira(USD.buy) * times[0] * count,
      gold * 1.0015 * lira(USD.sell) * times[1] * count,
    )
  const silver = SILVER * Math.exp(sumOfWaves(seedOf(seed, 'silver'), WAVES, days))
  const others: Partial<Record<MetalCode, DemoPrice>> = {
    USDPURE: around(id, gold, 0.003),
    ONS: around(id, gold * GRAMS_AN_OUNCE, 0.0003),
    USDKG: around(id, gold * 995, 0.003),
    EURKG: around(id, (gold * 995 * lira(USD.sell)) / lira(EUR.sell), 0.007),
    GUMUSTRY: around(id, (silver / GRAMS_AN_OUNCE) * lira(USD.sell), 0.066),
  }
  return others[id] ?? around(id, silver, 0.001)
}

/** Returns the last time at which the market of a metal was open. The dollar market is closed on weekends. */
export function demoMetalTime(id: MetalCode, instant: number): number {
  if (!isSpotMarketClosed(INSTRUMENTS[id], instant)) return instant
  const day = dayOf(instant)
  const weekday = weekdayOf(day)
  const saturday = addDays(day, weekday === 1 ? -2 : 6 - weekday)
  return midnightOf(saturday) - MINUTE
}

function around(id: MetalCode, mid: number, spread: number): DemoPrice {
  return priceOf(id, mid * (1 - spread / 2), mid * (1 + spread / 2))
}

function priceOf(id: MetalCode, buy: number, sell: number): DemoPrice {
  const step = 10 ** (6 - INSTRUMENTS[id].decimals.rate)
  return { buy: priceAt(buy, step), sell: priceAt(sell, step) }
}

function lira(rate: Rate): number {
  return rate / 1_000_000
}
