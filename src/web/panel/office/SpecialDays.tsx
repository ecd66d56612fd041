import type { HoursPage } from '#contract/panel/office.ts'
import { PANEL_PATHS, specialDayPath } from '#contract/panel/paths.ts'
import { addDays, type Day } from '#domain/calendar.ts'
import type { SpecialDay } from '#domain/opening.ts'
import { weekdayText } from '../../copy/panel-moments.ts'
import { hours, officeForms } from '../../copy/panel-office.ts'
import { calendar, calendarPlus, chevronRight } from '../../ui/icons.ts'
import { Icon } from '../parts/Icon.tsx'
import { Empty } from '../parts/notices.tsx'
import { TableHead } from '../parts/TableHead.tsx'
import { openAndLunch } from './Week.tsx'

const { special: copy } = hours

/** Days ahead that stand open on the page: half a year. */
const NEAR = 183

interface SpecialDaysProps {
  readonly page: HoursPage
  readonly canChange: boolean
}

/** The bayram and half days ahead. */
export function SpecialDays({ page: { hours: all, today }, canChange }: SpecialDaysProps) {
  const ahead = all.special.filter(({ day }) => day >= today).sort(byDay)
  const near = ahead.filter(({ day }) => day <= addDays(today, NEAR))
  const far = ahead.slice(near.length)
  return (
    <section className="sheet">
      <h2>
        {copy.title} {near.length === 0 ? null : <small>{copy.within}</small>}
      </h2>
      {near.length === 0 ? (
        <Empty icon={calendar} title={copy.none} text={copy.noneHint} />
      ) : (
        <DayTable days={near} today={today} canChange={canChange} />
      )}
      {far.length === 0 ? null : (
        <details>
          <summary className="lnk">
            <Icon of={chevronRight} />
            <span>{copy.more(far.length)}</span>
          </summary>
          <DayTable days={far} today={today} canChange={canChange} />
        </details>
      )}
      {canChange ? (
        <div className="in rule">
          <div className="acts">
            <a className="btn line" href={PANEL_PATHS.specialDay}>
              <Icon of={calendarPlus} />
              {copy.add}
            </a>
          </div>
        </div>
      ) : null}
    </section>
  )
}

function DayTable({ days, today, canChange }: { days: readonly SpecialDay[]; today: Day; canChange: boolean }) {
  return (
    <table className="wk">
      <TableHead
        caption={copy.caption}
        columns={[hours.week.day, hours.week.open, ...(canChange ? [{ heard: copy.act }] : [])]}
      />
      <tbody>
        {days.map(({ day, name, hours: spans }) => (
          <tr key={day}>
            <th scope="row">
              <span>{weekdayText(day, today)}</span>
              <br />
              <span className="who">{name}</span>
            </th>
            <td className={spans.length === 0 ? 't no' : 't'}>{openAndLunch(spans).open ?? hours.closed}</td>
            {canChange ? (
              <td>
                <a className="lnk" href={specialDayPath(day)}>
                  {officeForms.change}
                  <span className="vh">{officeForms.of(weekdayText(day, today))}</span>
                </a>
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function byDay(one: SpecialDay, other: SpecialDay): number {
  return one.day < other.day ? -1 : 1
}
