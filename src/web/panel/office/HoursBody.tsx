import { useState } from 'react'
import { allows } from '#contract/panel/frame-state.ts'
import { PAGE as HOURS_PAGE, type HoursPage } from '#contract/panel/pages/hours-page.ts'
import type { SpecialDay } from '#domain/opening.ts'
import { hours as copy, officeForms } from '../../copy/panel-office.ts'
import { Columns } from '../../ui/Stack.tsx'
import { Entrance } from '../frame/Entrance.tsx'
import type { BodyProps } from '../parts/body.ts'
import { Title } from '../parts/Title.tsx'
import { EarlyEnd } from './EarlyEnd.tsx'
import { SpecialDayForm } from './SpecialDayForm.tsx'
import { SpecialDays } from './SpecialDays.tsx'
import { Week } from './Week.tsx'
import { WeekForm } from './WeekForm.tsx'

/** The open form; null means none. A `day` of null means a new special day. */
type Editing = { readonly kind: 'week' } | { readonly kind: 'special-day'; readonly day: SpecialDay | null } | null

export function HoursBody({ frame, page }: BodyProps<HoursPage>) {
  const [editing, setEditing] = useState<Editing>(null)
  const close = (): void => setEditing(null)
  const changes = allows(frame, 'hours')
  return (
    <>
      <Title heading={HOURS_PAGE.title} lead={copy.lead}>
        <Entrance frame={frame} />
      </Title>
      {changes && editing === null ? <EarlyEnd page={page} /> : null}
      <Columns isEven>
        <div>
          {editing?.kind === 'special-day' ? (
            <SpecialDayForm key={editing.day?.day} page={page} known={editing.day} onClose={close} />
          ) : editing?.kind === 'week' ? (
            <WeekForm page={page} onClose={close} />
          ) : (
            <Week page={page} {...(changes && { onChange: () => setEditing({ kind: 'week' }) })} />
          )}
        </div>
        <div>
          <SpecialDays page={page} {...(changes && { onChange: (day) => setEditing({ kind: 'special-day', day }) })} />
        </div>
      </Columns>
      {changes ? null : <p className="fine">{officeForms.readOnly}</p>}
    </>
  )
}
