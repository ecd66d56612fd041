import { useState } from 'react'
import { PAGE as ADD_PERSON_PAGE } from '#contract/panel/pages/add-person-page.ts'
import { MAX_PERSON_NAME_LENGTH, PAGE as PEOPLE_PAGE } from '#contract/panel/pages/people-page.ts'
import type { Role } from '#contract/panel/roles.ts'
import { addPerson as copy } from '../../copy/panel-people.ts'
import { TextField } from '../../ui/Field.tsx'
import { FormActs } from '../parts/FormActs.tsx'
import { FailureNote } from '../parts/sentence-notes.tsx'
import { Sheet, SheetForm } from '../parts/Sheet.tsx'
import { Title } from '../parts/Title.tsx'
import { usePanel } from '../state/panel-context.ts'
import { useAction } from '../state/use-action.ts'
import { InvitationNote } from './InvitationNote.tsx'
import { RolePicks } from './RolePicks.tsx'

/** Adds a person with a name and a role, then shows the link for their first device. */
export function AddPersonBody() {
  const { go } = usePanel()
  const { run, answer, failure } = useAction('addPerson')
  const [name, setName] = useState('')
  const [role, setRole] = useState<Role>('gise')
  const add = async (): Promise<void> => {
    const added = await run({ name, role })
    if (added?.kind === 'invited') go(PEOPLE_PAGE.path, <InvitationNote invitation={added.invitation} />)
  }
  return (
    <>
      <Title heading={ADD_PERSON_PAGE.title} />
      <Sheet>
        <SheetForm
          onSubmit={(event) => {
            event.preventDefault()
            void add()
          }}
        >
          <FailureNote failure={failure} />
          <TextField
            label={copy.name}
            required
            maxLength={MAX_PERSON_NAME_LENGTH}
            value={name}
            onChange={({ target }) => setName(target.value)}
            mistake={answer?.kind === 'refused' ? answer.text : null}
          />
          <RolePicks chosen={role} onChoose={setRole} />
          <FormActs text={copy.submit} back={PEOPLE_PAGE.path} />
        </SheetForm>
      </Sheet>
    </>
  )
}
