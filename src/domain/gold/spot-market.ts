import { nextOnWeekday, wallClockOf } from '../calendar.ts'
import type { Instrument } from '../instrument.ts'

const SATURDAY = 6
const MONDAY = 1
/** The hour in Istanbul after which the market is open in winter, too. New York opens on Sunday evening. */
const OPENS_AT = 2

type Priced = Pick<Instrument, 'group' | 'pricedIn'>

/**
 * The market of metals in dollars is closed from Friday night to early Monday, whatever a source stamps; gold in lira
 * continues.
 */
export function isSpotMarketClosed(instrument: Priced, now: number): boolean {
  if (!hasMarketHours(instrument)) return false
  const { weekday, hour } = wallClockOf(now)
  return weekday >= SATURDAY || (weekday === MONDAY && hour < OPENS_AT)
}

/**
 * Returns the first instant after `now` at which the instrument's market opens or closes; `Infinity` if it never
 * closes.
 */
export function nextOpeningOrClosing(instrument: Priced, now: number): number {
  if (!hasMarketHours(instrument)) return Infinity
  return Math.min(nextOnWeekday(SATURDAY, '00:00', now), nextOnWeekday(MONDAY, `0${OPENS_AT}:00`, now))
}

function hasMarketHours({ group, pricedIn }: Priced): boolean {
  return group !== null && pricedIn !== 'TRY'
}
