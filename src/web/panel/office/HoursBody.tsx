import { allows } from '#contract/panel/frame.ts'
import type { HoursPage } from '#contract/panel/office.ts'
import { PANEL_PATHS } from '#contract/panel/paths.ts'
import { hours as copy, officeForms } from '../../copy/panel-office.ts'
import { Entrance } from '../frame/Head.tsx'
import type { BodyProps } from '../parts/body.ts'
import { OutcomeNote } from '../parts/OutcomeNote.tsx'
import { Title } from '../parts/Title.tsx'
import { EarlyEnd } from './EarlyEnd.tsx'
import { SpecialDayForm } from './SpecialDayForm.tsx'
import { SpecialDays } from './SpecialDays.tsx'
import { Week, WEEK_FIELDS } from './Week.tsx'

/** Of the one form that can be open on the page. */
const FORM = 'saatler-formu'

/** When the counter is open: today's early end, the week, the days with hours of their own. */
export function HoursBody({ frame, page }: BodyProps<HoursPage>) {
  const changes = allows(frame, 'hours')
  return (
    <>
      <Title heading={copy.title} lead={copy.lead}>
        <Entrance frame={frame} />
      </Title>
      <OutcomeNote frame={frame} outcome={page.outcome} form={FORM} back={PANEL_PATHS.hours} beside={fieldsOf(page)} />
      {changes && page.editing === null && page.earlyTimes.length > 0 ? (
        <EarlyEnd frame={frame} page={page} id={FORM} />
      ) : null}
      <div className="c2 even">
        <div>
          {changes && page.editing?.kind === 'special-day' ? (
            <SpecialDayForm frame={frame} page={page} id={FORM} editing={page.editing} />
          ) : (
            <Week frame={frame} page={page} id={FORM} canChange={changes} />
          )}
        </div>
        <div>
          <SpecialDays page={page} canChange={changes} />
        </div>
      </div>
      {changes ? null : <p className="fine">{officeForms.readOnly}</p>}
    </>
  )
}

/** Of the form that is open. */
function fieldsOf({ editing, earlyTimes }: HoursPage): readonly string[] {
  if (editing?.kind === 'week') return WEEK_FIELDS
  if (editing?.kind === 'special-day') return editing.day === null ? ['gun', 'ad', 'saatler'] : ['ad', 'saatler']
  return earlyTimes.length > 0 ? ['saat'] : []
}
