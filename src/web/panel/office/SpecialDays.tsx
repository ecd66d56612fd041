import { useState } from 'react'
import type { PanelFrame } from '#contract/panel/frame.ts'
import type { HoursPage } from '#contract/panel/office.ts'
import { PANEL_PATHS, specialDayPath } from '#contract/panel/paths.ts'
import { addDays, type Day } from '#domain/calendar.ts'
import type { SpecialDay } from '#domain/opening.ts'
import { weekdayText } from '../../copy/panel-moments.ts'
import { hours, officeForms } from '../../copy/panel-office.ts'
import { calendar, calendarPlus } from '../icons.ts'
import { Field } from '../parts/Field.tsx'
import { Icon } from '../parts/Icon.tsx'
import { PanelForm } from '../parts/PanelForm.tsx'
import { openAndLunch } from './Week.tsx'

const { special: copy } = hours

/** Days ahead that stand open on the page: half a year. */
const NEAR = 183

interface SpecialDaysProps {
  readonly frame: PanelFrame
  readonly page: HoursPage
  readonly id: string
  readonly canChange: boolean
}

export function SpecialDays({ frame, page, id, canChange }: SpecialDaysProps) {
  const { editing, today } = page
  if (editing?.kind === 'special-day' && canChange)
    return <SpecialDayForm frame={frame} page={page} id={id} editing={editing} />
  const ahead = page.hours.special.filter(({ day }) => day >= today).sort(byDay)
  const near = ahead.filter(({ day }) => day <= addDays(today, NEAR))
  const far = ahead.slice(near.length)
  return (
    <section className="sheet">
      <h2>
        {copy.title} {near.length === 0 ? null : <small>{copy.within}</small>}
      </h2>
      {near.length === 0 ? (
        <div className="empty">
          <Icon of={calendar} />
          <b>{copy.none}</b>
          <span>{copy.noneHint}</span>
        </div>
      ) : (
        <DayTable days={near} today={today} canChange={canChange} />
      )}
      {far.length === 0 ? null : (
        <details>
          <summary className="lnk">{copy.more(far.length)}</summary>
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
      <caption className="vh">{copy.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{hours.week.day}</th>
          <th scope="col">{hours.week.open}</th>
          {canChange ? (
            <th scope="col">
              <span className="vh">{copy.act}</span>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, name, hours: spans }) => (
          <tr key={day}>
            <th scope="row">
              {weekdayText(day, today)}
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

type Editing = Extract<HoursPage['editing'], { kind: 'special-day' }>

function SpecialDayForm({ frame, page, id, editing }: Omit<SpecialDaysProps, 'canChange'> & { editing: Editing }) {
  const [{ day, typed }] = useState(editing)
  const { outcome, today, version } = page
  return (
    <section className="sheet">
      <h2>{day === null ? copy.newTitle : weekdayText(day, today)}</h2>
      <PanelForm frame={frame} to={PANEL_PATHS.specialDay} version={version} id={id} className="in">
        {day === null ? (
          <Field
            label={copy.day}
            name="gun"
            type="date"
            min={today}
            required
            defaultValue={typed.day}
            outcome={outcome}
          />
        ) : (
          <input type="hidden" name="gun" value={day} />
        )}
        <Field
          label={copy.name}
          name="ad"
          maxLength={60}
          required
          hint={copy.nameHint}
          defaultValue={typed.name}
          outcome={outcome}
        />
        <Field
          label={copy.hours}
          name="saatler"
          required
          hint={copy.hoursHint}
          defaultValue={typed.hours}
          outcome={outcome}
        />
        <div className="acts">
          <button className="btn" type="submit">
            {officeForms.publish}
          </button>
          <a className="btn line" href={PANEL_PATHS.hours}>
            {officeForms.cancel}
          </a>
        </div>
      </PanelForm>
      {day === null ? null : (
        <PanelForm frame={frame} to={PANEL_PATHS.noSpecialDay} version={version} className="in rule">
          <input type="hidden" name="gun" value={day} />
          <p className="fine">{copy.removeHint}</p>
          <div className="acts">
            <button className="btn line no" type="submit">
              {copy.remove}
            </button>
          </div>
        </PanelForm>
      )}
    </section>
  )
}

function byDay(one: SpecialDay, other: SpecialDay): number {
  return one.day < other.day ? -1 : 1
}
