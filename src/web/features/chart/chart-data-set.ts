import { axisOf, type ValueAxis } from '#domain/chart-figures.ts'
import type { HistoryPoint } from '#domain/history.ts'
import type { Instrument } from '#domain/instrument.ts'
import { MICRO, toLira } from '#domain/rate.ts'
import { chartCopy } from '../../copy/chart.ts'

/** Values of one line at the instants of `at`, in lira. Null means that the line has no point at that instant. */
type Column = (number | null)[]

/** Columns for the plot. All have one value per instant, oldest first. */
export interface ChartDataSet {
  /** The instants in ms since the epoch. */
  readonly at: readonly number[]
  readonly sell: Column
  readonly buy: Column
  /** Filled values from before the record begins. The plot draws them faint. */
  readonly filledSell: Column
  readonly filledBuy: Column
  readonly officialSell: Column
  readonly officialBuy: Column
  readonly axis: ValueAxis
}

const NO_AXIS: ValueAxis = { min: 0, max: 1, ticks: [] }

/** Builds the columns of the plot. `filledUntil` is the number of leading points that were filled. */
export function dataSetOf(
  instrument: Instrument,
  line: readonly HistoryPoint[],
  filledUntil: number,
  official: readonly HistoryPoint[],
): ChartDataSet {
  const at = [...new Set([...line, ...official].map((point) => point.at))].sort((one, other) => one - other)
  // The filled line includes the first recorded point, so that the lines meet.
  const filled = filledUntil === 0 ? [] : line.slice(0, filledUntil + 1)
  const own = line.slice(filledUntil)
  const axis = axisOf([...line, ...official], instrument) ?? NO_AXIS
  return {
    at,
    sell: columnOf(own, at, 'sell'),
    buy: columnOf(own, at, 'buy'),
    filledSell: columnOf(filled, at, 'sell'),
    filledBuy: columnOf(filled, at, 'buy'),
    officialSell: hasOneSide(instrument) ? at.map(() => null) : columnOf(official, at, 'sell'),
    officialBuy: columnOf(official, at, 'buy'),
    axis: { min: axis.min / MICRO, max: axis.max / MICRO, ticks: axis.ticks.map((tick) => tick / MICRO) },
  }
}

function columnOf(points: readonly HistoryPoint[], at: readonly number[], side: 'sell' | 'buy'): Column {
  const values = new Map(points.map((point) => [point.at, toLira(point[side])]))
  return at.map((instant) => values.get(instant) ?? null)
}

/** Returns true if the central bank publishes only a buying price, which is so for gold. */
export function hasOneSide({ gold }: Pick<Instrument, 'gold'>): boolean {
  return gold !== null
}

/** Returns "TCMB alış", for gold with its fineness. */
export function officialBuyName({ gold }: Pick<Instrument, 'gold'>): string {
  if (gold === null) return chartCopy.officialBuy
  const { numerator, of } = gold.fineness
  return numerator === of ? chartCopy.officialPure : chartCopy.officialFine((1000 * numerator) / of)
}
