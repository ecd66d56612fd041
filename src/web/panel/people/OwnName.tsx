import { useState } from 'react'
import type { PanelPerson } from '#contract/panel/frame-state.ts'
import { MAX_PERSON_NAME_LENGTH } from '#contract/panel/pages/people-page.ts'
import { more as copy } from '../../copy/panel-office.ts'
import { TextField } from '../../ui/Field.tsx'
import { useOpenedForm } from '../../ui/use-opened-form.ts'
import { FormActs } from '../parts/FormActs.tsx'
import { DoneNote, FailureNote } from '../parts/sentence-notes.tsx'
import { Sheet, SheetForm } from '../parts/Sheet.tsx'
import { usePanel } from '../state/panel-context.ts'
import { useAction } from '../state/use-action.ts'

/** The form in which a person changes the own name, which asks for the passkey. */
export function OwnName({ person, onClose }: { person: PanelPerson; onClose: () => void }) {
  const { showNote } = usePanel()
  const { run, answer, failure, isUnderWay } = useAction('changeOwnName')
  const form = useOpenedForm(1)
  const [name, setName] = useState(person.name)
  const save = async (): Promise<void> => {
    const changed = await run({ name })
    if (changed?.kind !== 'changed') return
    onClose()
    showNote(<DoneNote text={copy.nameChanged} />)
  }
  return (
    <Sheet title={copy.changeName}>
      <SheetForm
        ref={form}
        aria-busy={isUnderWay}
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <FailureNote failure={failure} />
        <TextField
          label={copy.name}
          hint={copy.nameHint}
          autoComplete="name"
          required
          maxLength={MAX_PERSON_NAME_LENGTH}
          value={name}
          onChange={({ target }) => setName(target.value)}
          mistake={answer?.kind === 'refused' ? answer.text : null}
        />
        <FormActs text={copy.saveName} back={onClose} isInert={name.trim() === person.name} />
      </SheetForm>
    </Sheet>
  )
}
