import { useState } from 'react'
import type { PanelFrame } from '#contract/panel/frame.ts'
import type { HoursPage } from '#contract/panel/office.ts'
import { PANEL_PATHS } from '#contract/panel/paths.ts'
import { weekdayText } from '../../copy/panel-moments.ts'
import { hours, officeForms } from '../../copy/panel-office.ts'
import { Field } from '../parts/Field.tsx'
import { FormActs, PanelForm } from '../parts/PanelForm.tsx'

const { special: copy } = hours

interface SpecialDayFormProps {
  readonly frame: PanelFrame
  readonly page: HoursPage
  readonly id: string
  readonly editing: Extract<HoursPage['editing'], { kind: 'special-day' }>
}

/** A new special day, or one that is there: its date stays. */
export function SpecialDayForm({ frame, page, id, editing }: SpecialDayFormProps) {
  const [{ day, typed }] = useState(editing)
  const { outcome, today, version } = page
  return (
    <section className="sheet">
      <h2>{day === null ? copy.newTitle : weekdayText(day, today)}</h2>
      <PanelForm frame={frame} to={PANEL_PATHS.specialDay} version={version} outcome={outcome} id={id} className="in">
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
        <FormActs text={officeForms.publish} back={PANEL_PATHS.hours} />
      </PanelForm>
      {day === null ? null : (
        <PanelForm frame={frame} to={PANEL_PATHS.noSpecialDay} version={version} outcome={outcome} className="in rule">
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
