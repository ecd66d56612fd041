import type { HoursPage } from '#contract/panel/pages/hours-page.ts'
import { addDays, type Day } from '#domain/calendar.ts'
import { hoursFrom, type SpecialDay } from '#domain/opening.ts'
import { weekdayText } from '../../copy/panel-moments.ts'
import { hours, officeForms } from '../../copy/panel-office.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { calendar, calendarPlus } from '../../ui/icons.ts'
import { Table } from '../../ui/Table.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Details } from '../parts/Details.tsx'
import { Empty } from '../parts/Empty.tsx'
import { Sheet, SheetPart } from '../parts/Sheet.tsx'
import { openAndLunch } from './Week.tsx'
import styles from './OfficeTable.module.css'

const { special: copy } = hours

/** Days within half a year are listed; later days are folded away. */
const NEAR = 183

interface SpecialDaysProps {
  readonly page: HoursPage
  /** Opens the form of a day (null: a new day); undefined means that the person may not change hours. */
  readonly onChange?: (day: SpecialDay | null) => void
}

export function SpecialDays({ page: { hours: all, today }, onChange }: SpecialDaysProps) {
  const ahead = [...hoursFrom(all, today).special].sort(byDay)
  const near = ahead.filter(({ day }) => day <= addDays(today, NEAR))
  const far = ahead.slice(near.length)
  return (
    <Sheet title={copy.title} note={near.length === 0 ? null : copy.within}>
      {near.length === 0 ? (
        <Empty icon={calendar} title={copy.none} text={copy.noneHint} />
      ) : (
        <DayTable days={near} today={today} onChange={onChange} />
      )}
      {far.length === 0 ? null : (
        <Details summary={copy.more(far.length)}>
          <DayTable days={far} today={today} onChange={onChange} />
        </Details>
      )}
      {onChange === undefined ? null : (
        <SheetPart isRuled>
          <div className="actions">
            <Button kind="line" onClick={() => onChange(null)}>
              <Icon of={calendarPlus} />
              {copy.add}
            </Button>
          </div>
        </SheetPart>
      )}
    </Sheet>
  )
}

interface DayTableProps {
  readonly days: readonly SpecialDay[]
  readonly today: Day
  readonly onChange: SpecialDaysProps['onChange'] | undefined
}

function DayTable({ days, today, onChange }: DayTableProps) {
  return (
    <Table
      className={styles.table}
      caption={copy.caption}
      columns={[hours.week.day, hours.week.open, ...(onChange === undefined ? [] : [{ text: copy.act, hidden: true }])]}
    >
      <tbody>
        {days.map((special) => {
          const { day, name, hours: spans } = special
          return (
            <tr key={day}>
              <th scope="row">
                <span>{weekdayText(day, today)}</span>
                <br />
                <small>{name}</small>
              </th>
              <td className={spans.length === 0 ? `${styles.time} ${styles.closed}` : styles.time}>
                {openAndLunch(spans).open ?? hours.closed}
              </td>
              {onChange === undefined ? null : (
                <td>
                  <Button kind="text" onClick={() => onChange(special)}>
                    {officeForms.change}
                    <VisuallyHidden>{officeForms.of(weekdayText(day, today))}</VisuallyHidden>
                  </Button>
                </td>
              )}
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}

function byDay(one: SpecialDay, other: SpecialDay): number {
  return one.day < other.day ? -1 : 1
}
