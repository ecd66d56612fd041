import { type Bulletin, publicationOf } from '#contract/bulletin.ts'
import { addDays, type Day, dayOf, instantOf, weekdayOf } from '#domain/calendar.ts'
import { byCurrency } from '#domain/currency.ts'
import { holidayOn } from '#domain/holidays.ts'
import { computedRate, type Rate, roundMicros } from '#domain/rate.ts'
import { ok } from '#domain/result.ts'
import type { Clock } from '../../runtime/index.ts'
import type { BulletinSource } from '../bulletin-source.ts'
import type { GoldFixing, GoldFixings } from '../gold-source.ts'
import { demoBoardAt } from './demo-metals.ts'
import { demoPricesAt } from './demo-prices.ts'

/**
 * Half the spread of the bank's bulletin of 2026-08-21, in parts per million of the mid. Banknotes have a wider one.
 */
const HALF_SPREAD = 900
const BANKNOTES = { below: 1600, above: 2400 }

/** A central bank that publishes invented bulletins near the demo market's level at the real publication time. */
export function demoBank({ clock, seed }: { clock: Clock; seed: number }): BulletinSource {
  const published = (day: Day): boolean => isBusinessDay(day) && clock.now() >= publicationOf(day)
  const newestDay = (day: Day): Day => (published(day) ? day : newestDay(addDays(day, -1)))
  return {
    name: 'demo bank',
    newest: async () => ok(demoBulletin(seed, newestDay(dayOf(clock.now())), clock)),
    daysAtOnce: 1,
    between: async (day) =>
      ok(
        published(day)
          ? { items: [demoBulletin(seed, day, clock)], daysOff: [] }
          : { items: [], daysOff: day < dayOf(clock.now()) ? [day] : [] },
      ),
  }
}

function isBusinessDay(day: Day): boolean {
  return weekdayOf(day) <= 5 && holidayOn(day) === null
}

/** Returns the number of a bulletin. The bank numbers the bulletins of a year from 1. */
function businessDayOfYear(day: Day): number {
  let count = 0
  for (let each = day; each.slice(0, 4) === day.slice(0, 4); each = addDays(each, -1))
    if (isBusinessDay(each)) count += 1
  return count
}

function demoBulletin(seed: number, day: Day, clock: Clock): Bulletin {
  const prices = demoPricesAt(seed, publicationOf(day))
  // Four decimals, as in the real bulletin.
  const printed = (micros: number): Rate => roundMicros(computedRate(micros), 4)
  const rates = byCurrency((code) => {
    const mid = (prices[code].buy + prices[code].sell) / 2
    const at = (millionths: number): Rate => printed(mid * (1 + millionths / 1e6))
    const banknote = { buy: at(-BANKNOTES.below), sell: at(BANKNOTES.above) }
    return { buy: at(-HALF_SPREAD), sell: at(HALF_SPREAD), banknote }
  })
  return { day, number: `${day.slice(0, 4)}/${businessDayOfYear(day)}`, rates, fetchedAt: clock.now() }
}

/** A central bank that publishes invented gold prices near the demo market's level at the real hours. */
export function demoGold({ clock, seed }: { clock: Clock; seed: number }): GoldFixings {
  return {
    name: 'demo gold',
    async of(day, hour) {
      const at = instantOf(day, `${hour}:00`)
      return ok(weekdayOf(day) <= 5 && clock.now() >= at ? demoFixing(seed, at) : null)
    },
  }
}

function demoFixing(seed: number, at: number): GoldFixing {
  const [market] = demoBoardAt(seed, ['ALTIN'], at)
  if (market === undefined) throw new RangeError('the demo market has no gold')
  const middle = (market.buy + market.sell) / 2
  // In hundredths like the bank's prices, so that the price of 995 ‰ is exact.
  const pure = roundMicros(computedRate(middle * (1 - HALF_SPREAD / 1e6)), 2)
  return { at, pure, standard: computedRate((pure / 1000) * 995) }
}
