import type { DayLine } from '#contract/panel/price-pages.ts'
import type { Rate } from '#domain/rate.ts'
import { formatMinute } from '../../format/format.ts'

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
export function extremesOf(points: Points, side: 'buy' | 'sell'): Extremes | null {
  return points.reduce<Extremes | null>((found, point) => {
    const rate = point[side]
    if (rate === null) return found
    const here = { at: point.at, rate }
    if (found === null) return { low: here, high: here }
    return { low: rate < found.low.rate ? here : found.low, high: rate >= found.high.rate ? here : found.high }
  }, null)
}

const WIDTH = 358
const HEIGHT = 132
/** The y coordinate under the line; the hours are written below it. */
const FLOOR = HEIGHT - 20
const ABOVE = 14
const MARGIN = 4

/** Draws both sides over the day, with a ring at each lowest and highest rate. */
export function DayChart({ points, label }: { points: Points; label: string }) {
  const rates = points.flatMap(({ buy, sell }) => (buy === null ? [sell] : [buy, sell]))
  const [low, high] = [Math.min(...rates), Math.max(...rates)]
  const [from, to] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 0]
  const x = (at: number): number => MARGIN + ((at - from) * (WIDTH - 2 * MARGIN)) / Math.max(1, to - from)
  const y = (rate: number): number => ABOVE + ((high - rate) * (FLOOR - ABOVE - 6)) / Math.max(1, high - low)
  const path = (side: 'buy' | 'sell'): string =>
    points
      .flatMap((point) => {
        const rate = point[side]
        return rate === null ? [] : `${x(point.at).toFixed(1)} ${y(rate).toFixed(1)}`
      })
      .join('L')
  return (
    <div className="day">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} fill="none" role="img" aria-label={label}>
        <path className="grid" d={`M0 ${FLOOR}h${WIDTH}`} />
        <path className="sell" d={`M${path('sell')}`} />
        {path('buy') === '' ? null : <path className="buy" d={`M${path('buy')}`} />}
        {(['sell', 'buy'] as const).map((side) => {
          const extremes = extremesOf(points, side)
          return extremes === null
            ? null
            : (['low', 'high'] as const).map((end) => (
                <circle
                  key={`${side} ${end}`}
                  className={side}
                  cx={x(extremes[end].at)}
                  cy={y(extremes[end].rate)}
                  r="3.2"
                />
              ))
        })}
        <text x="0" y={HEIGHT - 4}>
          {formatMinute(from)}
        </text>
        <text x={WIDTH / 2} y={HEIGHT - 4} textAnchor="middle">
          {formatMinute((from + to) / 2)}
        </text>
        <text x={WIDTH} y={HEIGHT - 4} textAnchor="end">
          {formatMinute(to)}
        </text>
      </svg>
    </div>
  )
}
