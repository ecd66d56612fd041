import { PANEL_PATHS } from '#contract/panel/paths.ts'
import { type AddPersonPage, LONGEST_NAME } from '#contract/panel/people.ts'
import { addPerson as copy } from '../../copy/panel-people.ts'
import type { BodyProps } from '../parts/body.ts'
import { Field } from '../parts/Field.tsx'
import { FormActs, PanelForm } from '../parts/PanelForm.tsx'
import { Title } from '../parts/Title.tsx'
import { RolePicks } from './RolePicks.tsx'

/** Somebody new: a name, a role, and then the link for their first device. */
export function AddPersonBody({ frame, page: { typed, outcome } }: BodyProps<AddPersonPage>) {
  return (
    <>
      <Title heading={copy.title} />
      <section className="sheet">
        <PanelForm frame={frame} to={PANEL_PATHS.addPerson} confirm className="in">
          <Field
            label={copy.name}
            name="ad"
            required
            maxLength={LONGEST_NAME}
            defaultValue={typed?.name ?? ''}
            outcome={outcome}
          />
          <RolePicks chosen={typed?.role ?? 'gise'} outcome={outcome} />
          <FormActs text={copy.submit} back={PANEL_PATHS.people} />
        </PanelForm>
      </section>
    </>
  )
}
