import { wallClockOf } from '../calendar.ts'
import type { Instrument } from '../instrument.ts'
import type { Zone } from '../zone.ts'

const SATURDAY = 6
const MONDAY = 1
/** In Istanbul; New York opens on Sunday evening, an hour later in winter than in summer. */
const OPENS_AT = 2

/**
 * The markets of metals in dollars stand still from Friday night to Monday's first hours, whatever a source puts on their prices meanwhile;
 * gold in lira goes on.
 */
export function restsNow(
  { group, pricedIn }: Pick<Instrument, 'group' | 'pricedIn'>,
  now: number,
  zone: Zone,
): boolean {
  if (group === null || pricedIn === 'TRY') return false
  const { weekday, hour } = wallClockOf(now, zone)
  return weekday >= SATURDAY || (weekday === MONDAY && hour < OPENS_AT)
}
