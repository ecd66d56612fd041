import type { PanelFrame } from '#contract/panel/frame.ts'
import type { HoursPage } from '#contract/panel/office.ts'
import { PANEL_PATHS } from '#contract/panel/paths.ts'
import { weekdayOf } from '#domain/calendar.ts'
import type { Hours, Span } from '#domain/opening.ts'
import { weekdayName } from '../../copy/opening.ts'
import { hours, officeForms } from '../../copy/panel-office.ts'
import { DASH } from '../../format/format.ts'
import { Field } from '../parts/Field.tsx'
import { FormActs, PanelForm } from '../parts/PanelForm.tsx'
import { TableHead } from '../parts/TableHead.tsx'

const { week: copy } = hours

/** The days as the form names them. */
export const WEEK_FIELDS = ['pazartesi', 'sali', 'carsamba', 'persembe', 'cuma', 'cumartesi', 'pazar'] as const

interface WeekProps {
  readonly frame: PanelFrame
  readonly page: HoursPage
  readonly id: string
  readonly canChange: boolean
}

/** The usual hours of each day, or their form. */
export function Week({ frame, page, id, canChange }: WeekProps) {
  const { editing } = page
  return (
    <section className="sheet">
      <h2>{copy.title}</h2>
      {editing?.kind === 'week' && canChange ? (
        <WeekForm frame={frame} page={page} id={id} typed={editing.typed} />
      ) : (
        <>
          <WeekTable page={page} />
          {canChange ? (
            <div className="in rule">
              <div className="acts">
                <a className="btn line" href={PANEL_PATHS.week}>
                  {copy.change}
                </a>
              </div>
            </div>
          ) : null}
        </>
      )}
    </section>
  )
}

function WeekTable({ page }: Pick<WeekProps, 'page'>) {
  const today = weekdayOf(page.today)
  return (
    <table className="wk">
      <TableHead caption={copy.caption} columns={[copy.day, copy.open, copy.lunch]} />
      <tbody>
        {WEEK_FIELDS.map((field, index) => {
          const { open, lunch } = openAndLunch(page.hours.week[index] ?? [])
          return (
            <tr key={field} className={index + 1 === today ? 'now' : undefined}>
              <th scope="row">
                {weekdayName(index + 1)} {index + 1 === today ? <span className="who">{copy.today}</span> : null}
              </th>
              <td className={open === null ? 't no' : 't'}>{open ?? hours.closed}</td>
              <td className={lunch === null ? 'no' : 't'}>{lunch ?? DASH}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** "09.00–18.30" and "12.30–13.15"; a day with more breaks than one has all its spans in the first. */
export function openAndLunch(spans: Hours): { readonly open: string | null; readonly lunch: string | null } {
  const [first, second, third] = spans
  if (first === undefined) return { open: null, lunch: null }
  if (second === undefined) return { open: spanText(first), lunch: null }
  if (third !== undefined) return { open: spans.map(spanText).join(', '), lunch: null }
  return {
    open: spanText({ from: first.from, to: second.to }),
    lunch: spanText({ from: first.to, to: second.from }),
  }
}

function spanText({ from, to }: Span): string {
  return `${from}–${to}`.replaceAll(':', '.')
}

function WeekForm({ frame, page, id, typed }: Omit<WeekProps, 'canChange'> & { typed: readonly string[] }) {
  return (
    <PanelForm frame={frame} to={PANEL_PATHS.week} version={page.version} outcome={page.outcome} id={id} className="in">
      <p className="fine">{copy.hint}</p>
      {WEEK_FIELDS.map((name, index) => (
        <Field
          key={name}
          label={weekdayName(index + 1)}
          name={name}
          defaultValue={typed[index] ?? ''}
          required
          outcome={page.outcome}
        />
      ))}
      <FormActs text={officeForms.publish} back={PANEL_PATHS.hours} />
    </PanelForm>
  )
}
