import { addDays, type Day, dayOf, HOUR, midnightOf, MINUTE, weekdayOf } from '#domain/calendar.ts'
import { CURRENCY_CODES, type CurrencyCode } from '#domain/currency.ts'
import type { Rate } from '#domain/rate.ts'
import type { Zone } from '#domain/zone.ts'
import type { Candle, DayRecord, MinutePoint } from '../store/door.ts'
import { type DemoPrice, demoPricesAt } from '../upstream/door.ts'

const SAMPLE_EVERY = HOUR

interface DemoMoment {
  readonly seed: number
  readonly now: number
  readonly zone: Zone
}

/** The invented closes of the `days` days before today, oldest first; none on weekends, when the walk stands still. */
export function demoHistory({ seed, days, now, zone }: DemoMoment & { readonly days: number }): DayRecord[] {
  const today = dayOf(now, zone)
  return Array.from({ length: days }, (_, index) => addDays(today, index - days))
    .filter((day) => weekdayOf(day) <= 5)
    .flatMap((day) => recordsOf(seed, day, zone))
}

/** The invented minutes of today, from midnight to `now`. */
export function demoToday({ seed, now, zone }: DemoMoment): MinutePoint[] {
  const points: MinutePoint[] = []
  for (let at = midnightOf(dayOf(now, zone), zone); at <= now; at += MINUTE) {
    const prices = demoPricesAt(seed, at, zone)
    for (const code of CURRENCY_CODES) points.push({ at, code, source: 'demo', ...prices[code] })
  }
  return points
}

function recordsOf(seed: number, day: Day, zone: Zone): DayRecord[] {
  const end = midnightOf(addDays(day, 1), zone)
  const samples: Readonly<Record<CurrencyCode, DemoPrice>>[] = []
  for (let at = midnightOf(day, zone); at < end; at += SAMPLE_EVERY) samples.push(demoPricesAt(seed, at, zone))
  return CURRENCY_CODES.map((code) => ({
    day,
    code,
    source: 'demo',
    buy: candleOf(samples.map((prices) => prices[code].buy)),
    sell: candleOf(samples.map((prices) => prices[code].sell)),
  }))
}

function candleOf(rates: readonly Rate[]): Candle {
  const [open] = rates
  const close = rates.at(-1)
  if (open === undefined || close === undefined) throw new RangeError('a candle needs a price')
  const by = (better: (rate: Rate, best: Rate) => boolean): Rate =>
    rates.reduce((best, rate) => (better(rate, best) ? rate : best), open)
  return { open, high: by((rate, best) => rate > best), low: by((rate, best) => rate < best), close }
}
