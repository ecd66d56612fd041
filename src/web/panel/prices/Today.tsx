import type { PanelFrame } from '#contract/panel/frame.ts'
import type { DayLine, PriceEvent } from '#contract/panel/prices.ts'
import type { Zone } from '#domain/calendar.ts'
import { wallClockOf } from '#domain/calendar.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import type { Rate } from '#domain/rate.ts'
import { sinceTime } from '../../copy/opening.ts'
import { momentText } from '../../copy/panel-moments.ts'
import { dayLineLabel, daySince, priceList, pricePanel, sideNames } from '../../copy/panel-prices.ts'
import { formatMinute } from '../../format/format.ts'
import { usePanel } from '../live/panel-context.ts'
import { figure } from './figures.ts'

interface TodayProps {
  readonly frame: PanelFrame
  readonly code: InstrumentId
  readonly today: DayLine | null
}

/** The office's own price since the counter opened, and how low and how high it was. */
export function Today({ frame: { zone }, code, today }: TodayProps) {
  const points = today?.points ?? []
  const [first] = points
  if (first === undefined)
    return (
      <section className="sheet">
        <h2>
          {pricePanel.today} <small>{pricePanel.noDay}</small>
        </h2>
      </section>
    )
  const sell = extremesOf(points, 'sell')
  const buy = extremesOf(points, 'buy')
  return (
    <section className="sheet">
      <h2>
        {pricePanel.today} <small>{daySince(sinceTime(wallClockOf(first.at, zone)))}</small>
      </h2>
      {points.length < 2 || sell === null ? null : (
        <div className="in">
          <div className="lgd">
            <Legend side="sell" />
            {buy === null ? null : <Legend side="buy" />}
          </div>
          <Line points={points} label={labelOf(code, sell, buy)} zone={zone} />
        </div>
      )}
      <table className="wk mm">
        <caption className="vh">{pricePanel.dayCaption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">{pricePanel.daySide}</span>
            </th>
            <th scope="col">{pricePanel.low}</th>
            <th scope="col">{pricePanel.high}</th>
          </tr>
        </thead>
        <tbody>
          <ExtremesRow name={sideNames.buy} extremes={buy} code={code} zone={zone} />
          <ExtremesRow name={sideNames.sell} extremes={sell} code={code} zone={zone} />
        </tbody>
      </table>
    </section>
  )
}

type Points = DayLine['points']

interface Extreme {
  readonly at: number
  readonly rate: Rate
}

interface Extremes {
  readonly low: Extreme
  readonly high: Extreme
}

/** The first time that it was so low, and the last time that it was so high; null: there is no such side. */
function extremesOf(points: Points, side: 'buy' | 'sell'): Extremes | null {
  return points.reduce<Extremes | null>((found, point) => {
    const rate = point[side]
    if (rate === null) return found
    const here = { at: point.at, rate }
    if (found === null) return { low: here, high: here }
    return { low: rate < found.low.rate ? here : found.low, high: rate >= found.high.rate ? here : found.high }
  }, null)
}

function labelOf(code: InstrumentId, sell: Extremes, buy: Extremes | null): string {
  const range = ({ low, high }: Extremes) => [figure(low.rate, code), figure(high.rate, code)] as const
  return dayLineLabel(range(sell), buy && range(buy))
}

interface ExtremesRowProps {
  readonly name: string
  readonly extremes: Extremes | null
  readonly code: InstrumentId
  readonly zone: Zone
}

function ExtremesRow({ name, extremes, code, zone }: ExtremesRowProps) {
  const cell = (extreme: Extreme | undefined) => (
    <td className="t">
      {extreme === undefined ? (
        priceList.none
      ) : (
        <>
          {figure(extreme.rate, code)} <span className="who">{formatMinute(extreme.at, zone)}</span>
        </>
      )}
    </td>
  )
  return (
    <tr>
      <th scope="row">{name}</th>
      {cell(extremes?.low)}
      {cell(extremes?.high)}
    </tr>
  )
}

function Legend({ side }: { side: 'buy' | 'sell' }) {
  return (
    <span>
      <svg viewBox="0 0 24 8" aria-hidden="true">
        <path className={side} d="M0 4h24" />
      </svg>
      {sideNames[side]}
    </span>
  )
}

const WIDTH = 358
const HEIGHT = 132
/** Under the line stand the hours. */
const FLOOR = HEIGHT - 20
const ABOVE = 14
const MARGIN = 4

function Line({ points, label, zone }: { points: Points; label: string; zone: Zone }) {
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
            : [extremes.low, extremes.high].map(({ at, rate }, index) => (
                <circle key={`${side} ${index}`} className={side} cx={x(at)} cy={y(rate)} r="3.2" />
              ))
        })}
        <text x="0" y={HEIGHT - 4}>
          {formatMinute(from, zone)}
        </text>
        <text x={WIDTH / 2} y={HEIGHT - 4} textAnchor="middle">
          {formatMinute((from + to) / 2, zone)}
        </text>
        <text x={WIDTH} y={HEIGHT - 4} textAnchor="end">
          {formatMinute(to, zone)}
        </text>
      </svg>
    </div>
  )
}

/** The last five things that were done to the price. */
export function LastChanges({ frame: { zone }, changes }: { frame: PanelFrame; changes: readonly PriceEvent[] }) {
  const { now } = usePanel()
  return (
    <section className="sheet">
      <h2>{changes.length === 0 ? pricePanel.noChange : pricePanel.lastFive}</h2>
      {changes.length === 0 ? null : (
        <ol className="rows hist">
          {changes.map(({ at, by, lines: [heading, ...more] }) => (
            <li key={`${at} ${heading}`}>
              <b>{heading}</b>
              <span className="r">{momentText(at, { renderedAt: now, zone })}</span>
              <small>{[...more, by ?? pricePanel.byFile].join(' · ')}</small>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
