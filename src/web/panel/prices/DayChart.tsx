import type { DayLine } from '#contract/panel/pages/price-page.ts'
import type { Side } from '#domain/deal.ts'
import type { Rate } from '#domain/rate.ts'
import { sideNames } from '../../copy/panel-price.ts'
import { formatMinute } from '../../format/format.ts'
import styles from './DayChart.module.css'

type Points = DayLine['points']

interface Extreme {
  readonly at: number
  readonly rate: Rate
}

export interface Extremes {
  readonly low: Extreme
  readonly high: Extreme
}

/** Returns the first point with the lowest rate and the last with the highest; null means that the side has no rate. */
export function extremesOf(points: Points, side: Side): Extremes | null {
  return points.reduce<Extremes | null>((found, point) => {
    const rate = point[side]
    if (rate === null) return found
    const here = { at: point.at, rate }
    if (found === null) return { low: here, high: here }
    return { low: rate < found.low.rate ? here : found.low, high: rate >= found.high.rate ? here : found.high }
  }, null)
}

const WIDTH = 358
const HEIGHT = 112
const ABOVE = 14
const MARGIN = 4

/** Draws both sides over the day, with a ring at each lowest and highest rate. Lines keep their width at any size. */
export function DayChart({ points, label }: { points: Points; label: string }) {
  const rates = points.flatMap(({ buy, sell }) => (buy === null ? [sell] : [buy, sell]))
  const [low, high] = [Math.min(...rates), Math.max(...rates)]
  const [from, to] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 0]
  const x = (at: number): number => MARGIN + ((at - from) * (WIDTH - 2 * MARGIN)) / Math.max(1, to - from)
  const y = (rate: number): number => ABOVE + ((high - rate) * (HEIGHT - ABOVE - 6)) / Math.max(1, high - low)
  const spot = (at: number, rate: number): string => `${x(at).toFixed(1)} ${y(rate).toFixed(1)}`
  const path = (side: Side): string =>
    points
      .flatMap((point) => {
        const rate = point[side]
        return rate === null ? [] : spot(point.at, rate)
      })
      .join('L')
  return (
    <div className={styles.chart}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" fill="none" role="img" aria-label={label}>
        <path className={styles.base} d={`M0 ${HEIGHT}h${WIDTH}`} />
        <path className={styles.sell} d={`M${path('sell')}`} />
        {path('buy') === '' ? null : <path className={styles.buy} d={`M${path('buy')}`} />}
        {(['sell', 'buy'] as const).flatMap((side) => {
          const extremes = extremesOf(points, side)
          if (extremes === null) return []
          const d = [extremes.low, extremes.high].map(({ at, rate }) => `M${spot(at, rate)}h0`).join('')
          return [
            <path key={side} className={`${styles[side]} ${styles.ring}`} d={d} />,
            <path key={`${side} core`} className={styles.core} d={d} />,
          ]
        })}
      </svg>
      <div className={styles.times} aria-hidden="true">
        {[from, (from + to) / 2, to].map((at) => (
          <span key={at}>{formatMinute(at)}</span>
        ))}
      </div>
    </div>
  )
}

/** Names the lines of the chart. */
export function DayLegend({ sides }: { sides: readonly Side[] }) {
  return (
    <div className={styles.legend}>
      {sides.map((side) => (
        <span key={side}>
          <svg viewBox="0 0 24 8" aria-hidden="true">
            <path className={styles[side]} d="M0 4h24" />
          </svg>
          {sideNames[side]}
        </span>
      ))}
    </div>
  )
}
