import type { HoursPage } from '#contract/panel/pages/hours-page.ts'
import { weekdayOf } from '#domain/calendar.ts'
import { breakOf } from '#domain/lunch-break.ts'
import type { Hours, Span } from '#domain/opening.ts'
import { weekdayName } from '../../copy/opening-words.ts'
import { hours } from '../../copy/panel-office.ts'
import { DASH } from '../../format/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Table } from '../../ui/Table.tsx'
import { Sheet, SheetPart } from '../parts/Sheet.tsx'
import styles from './OfficeTable.module.css'

const { week: copy } = hours

interface WeekProps {
  readonly page: HoursPage
  /** Opens the form; undefined means that the person may not change hours. */
  readonly onChange?: () => void
}

export function Week({ page, onChange }: WeekProps) {
  const today = weekdayOf(page.today)
  return (
    <Sheet title={copy.title}>
      <Table className={styles.table} caption={copy.caption} columns={[copy.day, copy.open, copy.lunch]}>
        <tbody>
          {page.hours.week.map((spans, index) => {
            const { open, lunch } = openAndLunch(spans)
            const isToday = index + 1 === today
            return (
              <tr key={weekdayName(index + 1)} className={isToday ? styles.today : undefined}>
                <th scope="row">
                  {weekdayName(index + 1)} {isToday ? <small>{copy.today}</small> : null}
                </th>
                <td className={open === null ? `${styles.time} ${styles.closed}` : styles.time}>
                  {open ?? hours.closed}
                </td>
                <td className={lunch === null ? styles.closed : styles.time}>{lunch ?? DASH}</td>
              </tr>
            )
          })}
        </tbody>
      </Table>
      {onChange === undefined ? null : (
        <SheetPart isRuled>
          <div className="actions">
            <Button kind="line" onClick={onChange}>
              {copy.change}
            </Button>
          </div>
        </SheetPart>
      )}
    </Sheet>
  )
}

/** Returns, for example, "09.00–18.30" and "12.30–13.15". A day with several breaks has all its spans in `open`. */
export function openAndLunch(spans: Hours): { readonly open: string | null; readonly lunch: string | null } {
  const [first] = spans
  const lunch = breakOf(spans)
  const last = spans.at(-1)
  if (first === undefined || last === undefined) return { open: null, lunch: null }
  if (lunch === null) return { open: spans.map(spanText).join(', '), lunch: null }
  return { open: spanText({ from: first.from, to: last.to }), lunch: spanText(lunch) }
}

function spanText({ from, to }: Span): string {
  return `${from}–${to}`.replaceAll(':', '.')
}
