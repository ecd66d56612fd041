import type { Instrument } from './instrument.ts'
import { MICRO, parseRate, type Rate, type RateError } from './rate.ts'
import { fail, type Result } from './result.ts'

/** Between which an instrument's price lies; null: nothing is known of that. */
export type PriceBounds = Pick<Instrument, 'lowest' | 'highest'>

/** In January 2005 a gram of gold cost 18 lira; `lowest` says 100. */
const THEN = 0.15

/** The same of any day since the new lira. */
export function pastBounds({ lowest, highest }: PriceBounds): PriceBounds {
  return { lowest: lowest === null ? null : lowest * THEN, highest }
}

/** "6.537": one point and three digits. */
const THOUSANDS = /^\d{1,3}\.\d{3}$/

/** A point is the decimal one, unless the price would be lower than any of its kind: then it parts thousands. */
export function parsePrice(
  value: unknown,
  { lowest, highest }: PriceBounds,
  times: 1 | 100 = 1,
): Result<Rate, RateError> {
  const isTooLow = (read: Result<Rate, RateError>): boolean => read.ok && lowest !== null && read.value < lowest * MICRO
  const asWritten = parseRate(value, times)
  const inThousands = isTooLow(asWritten) && typeof value === 'string' && THOUSANDS.test(value)
  const read = inThousands ? parseRate(value.replace('.', ''), times) : asWritten
  const isTooHigh = read.ok && highest !== null && read.value > highest * MICRO
  return isTooLow(read) || isTooHigh ? fail('out-of-range') : read
}
