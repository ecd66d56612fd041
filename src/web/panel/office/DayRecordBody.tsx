import { useState } from 'react'
import type { FrameState } from '#contract/panel/frame-state.ts'
import { type DayRecordPage, PAGE as DAY_RECORD_PAGE } from '#contract/panel/pages/day-record-page.ts'
import { PAGE as HISTORY_PAGE } from '#contract/panel/pages/history-page.ts'
import { dayRecordWords as copy } from '../../copy/panel-history.ts'
import { dayText, weekdayText } from '../../copy/panel-moments.ts'
import { formatMinute } from '../../format/format.ts'
import { TextField } from '../../ui/Field.tsx'
import { TableHead } from '../../ui/Table.tsx'
import type { BodyProps } from '../parts/body.ts'
import { FieldLine } from '../parts/FieldLine.tsx'
import { Sheet } from '../parts/Sheet.tsx'
import { Title } from '../parts/Title.tsx'
import { figure } from '../prices/figures.ts'
import { PriceName } from '../prices/PriceName.tsx'
import { usePanel } from '../state/panel-context.ts'
import { HistoryTabs } from './HistoryBody.tsx'
import prices from '../prices/PriceTable.module.css'
import styles from './DayRecordBody.module.css'

/** Shows the lowest and the highest selling price of one day, and the close of the day before. */
export function DayRecordBody({ frame, page }: BodyProps<DayRecordPage>) {
  const { day, today, rows, closeDay } = page
  return (
    <>
      <Title heading={HISTORY_PAGE.title} />
      <HistoryTabs shown={DAY_RECORD_PAGE.path} />
      <Sheet title={copy.heading(dayText(day, today))} note={hoursOf(page, frame)}>
        <table className={`${prices.table} ${styles.record}`}>
          <TableHead caption={copy.caption} columns={[copy.code, copy.low, copy.high, copy.close]} />
          <tbody>
            {rows.map(({ code, low, high, close }) => (
              <tr key={code}>
                <th scope="row">
                  <PriceName code={code} />
                </th>
                <td>{figure(low, code)}</td>
                <td>
                  <b>{figure(high, code)}</b>
                </td>
                <td>{figure(close, code)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Sheet>
      <p className="fine">
        {closeDay === null ? null : <span>{copy.closeDay(weekdayText(closeDay, today))} </span>}
        {rows.some(({ high }) => high === null) ? <span>{copy.dashes}</span> : null}
      </p>
      <OtherDay page={page} />
    </>
  )
}

function OtherDay({ page: { day, today } }: { page: DayRecordPage }) {
  const { go } = usePanel()
  const [chosen, setChosen] = useState<string>(day)
  return (
    <FieldLine send={copy.show} onSend={() => go(`${DAY_RECORD_PAGE.path}?gun=${chosen}`)}>
      <TextField
        label={copy.otherDay}
        type="date"
        max={today}
        required
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      />
    </FieldLine>
  )
}

/** Returns, for example, "09.00–17.12 · gün sürüyor". */
function hoursOf({ from, to, day, today }: DayRecordPage, { renderedAt }: FrameState): string {
  if (from === null || to === null) return copy.wasClosed
  if (renderedAt < from) return copy.notYet(formatMinute(from))
  const span = `${formatMinute(from)}–${formatMinute(Math.min(to, renderedAt))}`
  return day === today && renderedAt < to ? `${span} · ${copy.dayRunning}` : span
}
