import { wallClockOf } from '#domain/calendar.ts'
import { type Leg, legsOf, type Outcome } from '#domain/exchange.ts'
import type { Zone } from '#domain/zone.ts'
import { atTime } from '../../copy/time-of-day.ts'
import { formatQuotedAt } from '../../format/format.ts'
import { useAsOfNow, useSteadyWord } from '../../live/index.ts'
import { useZone } from '../../page-state/page-state.tsx'
import { shownFreshness, type ShownFreshness } from '../rates/shown-freshness.ts'

/** A leg, or a price that a sum is compared by. */
type Timed = Pick<Leg, 'quotedAt'>

/** Without a leg there is nothing that could be late. */
export function oldestOf(legs: readonly Timed[]): number | null {
  return legs.length === 0 ? null : Math.min(...legs.map(({ quotedAt }) => quotedAt))
}

/**
 * By which rates a sum goes. A component that says how fresh they are begins anew with others: what is steady about one currency says
 * nothing of the next.
 */
export function keyOf(outcome: Outcome): string {
  return legsOf(outcome)
    .map(({ code, side }) => `${code} ${side}`)
    .join(', ')
}

/** What the rates of a sum are called: that of the oldest. */
export function useLegFreshness(legs: readonly Timed[]): ShownFreshness {
  const quotedAt = oldestOf(legs)
  return useSteadyWord((circumstances) => (quotedAt === null ? 'dated' : shownFreshness(quotedAt, circumstances)))
}

/** "15.34’teki", "31 Tem 18.29’daki", once a sum is no longer of now; null before. */
export function useDatedMoment(legs: readonly Leg[]): string | null {
  const zone = useZone()
  const quotedAt = oldestOf(legs)
  const freshness = useLegFreshness(legs)
  const timely = quotedAt === null || freshness === 'live' || freshness === 'dated'
  return useAsOfNow(({ now }) => (timely ? null : momentText(quotedAt, now, zone)))
}

const MINUTE_LETTERS = '00.00'.length

function momentText(instant: number, now: number, zone: Zone): string {
  const day = formatQuotedAt(instant, now, zone).slice(0, -MINUTE_LETTERS)
  return `${day}${atTime(wallClockOf(instant, zone))}ki`
}
