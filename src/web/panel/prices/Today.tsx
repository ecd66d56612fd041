import type { DayLine } from '#contract/panel/pages/price-page.ts'
import { wallClockOf } from '#domain/calendar.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { sinceTime } from '../../copy/opening-words.ts'
import { pricePanel, sideNames, daySince, dayLineLabel } from '../../copy/panel-price.ts'
import { priceList } from '../../copy/panel-prices.ts'
import { formatMinute } from '../../format/format.ts'
import { Table } from '../../ui/Table.tsx'
import { Sheet, SheetPart } from '../parts/Sheet.tsx'
import { DayChart, DayLegend, type Extremes, extremesOf } from './DayChart.tsx'
import { figure } from './figures.ts'
import styles from './Today.module.css'

interface TodayProps {
  readonly code: InstrumentId
  readonly today: DayLine | null
}

/** Shows the office's own price since the counter opened, with its lowest and highest values. */
export function Today({ code, today }: TodayProps) {
  const points = today?.points ?? []
  const [first] = points
  if (first === undefined) return <Sheet title={pricePanel.today} note={pricePanel.noDay} />
  const sell = extremesOf(points, 'sell')
  const buy = extremesOf(points, 'buy')
  return (
    <Sheet title={pricePanel.today} note={daySince(sinceTime(wallClockOf(first.at)))}>
      {points.length < 2 || sell === null ? null : (
        <SheetPart>
          <DayLegend sides={buy === null ? ['sell'] : ['sell', 'buy']} />
          <DayChart points={points} label={labelOf(code, sell, buy)} />
        </SheetPart>
      )}
      <Table
        className={styles.extremes}
        caption={pricePanel.dayCaption}
        columns={[{ text: pricePanel.daySide, hidden: true }, pricePanel.low, pricePanel.high]}
      >
        <tbody>
          <ExtremesRow name={sideNames.buy} extremes={buy} code={code} />
          <ExtremesRow name={sideNames.sell} extremes={sell} code={code} />
        </tbody>
      </Table>
    </Sheet>
  )
}

function labelOf(code: InstrumentId, sell: Extremes, buy: Extremes | null): string {
  const range = ({ low, high }: Extremes) => [figure(low.rate, code), figure(high.rate, code)] as const
  return dayLineLabel(range(sell), buy && range(buy))
}

interface ExtremesRowProps {
  readonly name: string
  readonly extremes: Extremes | null
  readonly code: InstrumentId
}

function ExtremesRow({ name, extremes, code }: ExtremesRowProps) {
  const cell = (extreme: Extremes['low'] | undefined) => (
    <td>
      {extreme === undefined ? (
        priceList.none
      ) : (
        <>
          <span>{figure(extreme.rate, code)}</span> <small>{formatMinute(extreme.at)}</small>
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
