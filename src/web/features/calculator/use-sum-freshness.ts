import { wallClockOf } from '#domain/calendar.ts'
import { type Leg, legsOf, type Outcome } from '#domain/exchange.ts'
import { oldestOf } from '#domain/quote.ts'
import type { Zone } from '#domain/zone.ts'
import { atTime } from '../../copy/time-of-day.ts'
import { formatQuotedAt } from '../../format/format.ts'
import { useAsOfNow, useSteadyWord } from '../../live/index.ts'
import { useZone } from '../../page-state/index.ts'
import { shownFreshness, type ShownFreshness } from '../rates/index.ts'

/**
 * By which rates a sum goes, as a React key: with other rates, a component that says how fresh they are begins anew, since a steady word
 * about one currency says nothing of the next.
 */
export function keyOf(outcome: Outcome): string {
  return legsOf(outcome)
    .map(({ code, side }) => `${code} ${side}`)
    .join(', ')
}

/** How fresh a sum is: as the oldest of its prices. Without prices there is nothing that could be late. */
export function useSumFreshness(prices: readonly Pick<Leg, 'quotedAt'>[]): ShownFreshness {
  const quotedAt = oldestOf(prices)
  return useSteadyWord((circumstances) => (quotedAt === null ? 'dated' : shownFreshness(quotedAt, circumstances)))
}

/** "15.34’teki", "31 Tem 18.29’daki", once a sum is no longer of now; null before. */
export function useDatedMoment(legs: readonly Leg[]): string | null {
  const zone = useZone()
  const quotedAt = oldestOf(legs)
  const freshness = useSumFreshness(legs)
  const timely = quotedAt === null || freshness === 'live' || freshness === 'dated'
  return useAsOfNow(({ now }) => (timely ? null : momentText(quotedAt, now, zone)))
}

const MINUTE_LETTERS = '00.00'.length

function momentText(instant: number, now: number, zone: Zone): string {
  const day = formatQuotedAt(instant, now, zone).slice(0, -MINUTE_LETTERS)
  return `${day}${atTime(wallClockOf(instant, zone))}ki`
}
