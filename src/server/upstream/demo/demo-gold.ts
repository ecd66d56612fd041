import { instantOf, weekdayOf } from '#domain/calendar.ts'
import { type Rate, rateOfMicros, roundMicros } from '#domain/rate.ts'
import { ok } from '#domain/result.ts'
import type { Zone } from '#domain/zone.ts'
import type { Clock } from '../../runtime/index.ts'
import type { GoldFixing, GoldFixings } from '../gold-source.ts'
import { demoBoardAt } from './demo-metals.ts'

/** Below the middle of the demo market, in parts per million of it, as the demo's bulletin buys. */
const BELOW_MIDDLE = 900

/** A central bank that invents gold around the demo market's level, at the real one's hours. */
export function demoGold({ clock, seed }: { clock: Clock; seed: number }): GoldFixings {
  return {
    name: 'demo gold',
    async of(day, hour) {
      const at = instantOf(day, `${hour}:00`, clock.zone)
      return ok(weekdayOf(day) <= 5 && clock.now() >= at ? demoFixing(seed, at, clock.zone) : null)
    },
  }
}

function demoFixing(seed: number, at: number, zone: Zone): GoldFixing {
  const [market] = demoBoardAt(seed, ['ALTIN'], at, zone)
  if (market === undefined) throw new RangeError('the demo market has no gold')
  const middle = (market.buy + market.sell) / 2
  // In hundredths, as the bank prints it; so that of 995 ‰ is exact.
  const pure = roundMicros(inRange(middle * (1 - BELOW_MIDDLE / 1e6)), 2)
  return { at, pure, standard: inRange((pure / 1000) * 995) }
}

function inRange(micros: number): Rate {
  const rate = rateOfMicros(micros)
  if (!rate.ok) throw new RangeError(`the demo's gold left the range of rates: ${micros}`)
  return rate.value
}
