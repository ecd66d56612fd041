import type { Instrument } from './instrument.ts'
import { MICRO, type Rate } from './rate.ts'

/** Of a metal's price, as a lira is of a dollar's. */
const SHARE = 1 / 50

/**
 * What a lira comes to on a chart, in micro-lira. A chart's distances are given in lira, for prices of some fifty of them; beside that of a
 * coin they would be nothing, and every tick would read the same.
 */
export function chartLira({ unitKind }: Instrument, price: Rate): number {
  return unitKind === 'currency' ? MICRO : price * SHARE
}
