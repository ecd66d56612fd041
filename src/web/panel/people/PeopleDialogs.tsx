import { type ComponentProps, useState } from 'react'
import type { ActionBody } from '#contract/panel/action-shapes.ts'
import { personPath } from '#contract/panel/panel-paths.ts'
import type { PeoplePage, PersonLine } from '#contract/panel/people-pages.ts'
import { doneWords, people as copy } from '../../copy/panel-people.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Tick } from '../../ui/Field.tsx'
import { logOut, trash } from '../../ui/icons.ts'
import type { DialogPlace } from '../dialogs.ts'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { DoneNote, RefusedNote } from '../parts/sentence-notes.tsx'
import { usePanel } from '../state/panel-context.ts'
import { useAction } from '../state/use-action.ts'
import { PersonAct } from './PersonAct.tsx'
import { RolePicks } from './RolePicks.tsx'

export interface PeopleDialogProps {
  readonly page: PeoplePage
  readonly name: 'role' | 'sign-out-everywhere' | 'remove-person' | 'remove-device'
  readonly params: DialogPlace['params']
}

/** Asks before a person or a device is changed. Draws nothing if the person has been removed since. */
export function PeopleDialog({ page, name, params }: PeopleDialogProps) {
  const person = page.people.find(({ id }) => id === params['kisi'])
  if (person === undefined) return null
  switch (name) {
    case 'sign-out-everywhere':
      return <SignOutDialog person={person} />
    case 'remove-device': {
      const device = person.devices.find(({ id }) => id === params['cihaz'])
      return device === undefined ? null : <RemoveDeviceDialog person={person} device={device} />
    }
    case 'role':
      return <RoleDialog person={person} />
    case 'remove-person':
      return <RemovePersonDialog person={person} />
  }
}

type PeopleAct = 'signOutEverywhere' | 'removeDevice' | 'removePerson' | 'changeRole'

interface PersonDialogProps<Name extends PeopleAct> extends Omit<
  ComponentProps<typeof ConfirmDialog>,
  'action' | 'onYes'
> {
  readonly name: Name
  readonly body: ActionBody<Name>
  /** The sentence after success, which closes the dialog. */
  readonly done: string
}

function PersonDialog<Name extends PeopleAct>({ name, body, done, children, ...dialog }: PersonDialogProps<Name>) {
  const { close, showNote } = usePanel()
  const action = useAction(name)
  const { answer } = action
  const send = async (): Promise<void> => {
    const result = await action.run(body)
    if (result?.kind !== 'changed') return
    close()
    showNote(<DoneNote text={done} />)
  }
  return (
    <ConfirmDialog {...dialog} action={action} onYes={() => void send()}>
      <RefusedNote text={answer?.kind === 'refused' ? answer.text : null} />
      {children}
    </ConfirmDialog>
  )
}

function SignOutDialog({ person: { id, name, devices } }: { person: PersonLine }) {
  const { heading, text, confirm, devices: also } = copy.dialogs.signOut
  const [removes, setRemoves] = useState(false)
  return (
    <PersonDialog
      name="signOutEverywhere"
      body={{ person: id, devices: removes ? 'removed' : 'kept' }}
      done={doneWords.signedOut}
      title={heading(name)}
      text={text(devices.length)}
      yes={confirm}
      icon={logOut}
    >
      <Tick checked={removes} onChange={({ target }) => setRemoves(target.checked)}>
        {also}
      </Tick>
    </PersonDialog>
  )
}

function RemoveDeviceDialog({ person, device }: { person: PersonLine; device: PersonLine['devices'][number] }) {
  const { heading, text, confirm } = copy.dialogs.removeDevice
  return (
    <PersonDialog
      name="removeDevice"
      body={{ person: person.id, device: device.id }}
      done={doneWords.deviceRemoved}
      title={heading(device.name)}
      text={text(person.name)}
      yes={confirm}
      icon={trash}
    />
  )
}

function RemovePersonDialog({ person: { id, name } }: { person: PersonLine }) {
  const { heading, text, confirm } = copy.dialogs.remove
  return (
    <PersonDialog
      name="removePerson"
      body={{ person: id }}
      done={doneWords.removed}
      title={heading(name)}
      text={text}
      yes={confirm}
      icon={trash}
    />
  )
}

function RoleDialog({ person }: { person: PersonLine }) {
  const { text, confirm } = copy.dialogs.role
  const [role, setRole] = useState(person.role)
  return (
    <PersonDialog
      name="changeRole"
      body={{ person: person.id, role }}
      done={doneWords.roleChanged}
      title={person.name}
      text={text}
      yes={confirm}
      isMild
      below={<OtherActs person={person} />}
    >
      <RolePicks chosen={role} onChoose={setRole} />
    </PersonDialog>
  )
}

/** Actions on a person other than a change of role. */
function OtherActs({ person: { id, name, closed } }: { person: PersonLine }) {
  const { close } = usePanel()
  const { more, close: closing, remove } = copy.dialogs.role
  return (
    <div className="more-acts" role="group" aria-label={more}>
      {closed ? null : (
        <>
          <PersonAct action="invite" body={{ person: id }} about={name} onDone={close}>
            {copy.anotherDevice}
          </PersonAct>
          <PersonAct action="setClosed" body={{ person: id, closed: true }} about={name} onDone={close}>
            {closing}
          </PersonAct>
        </>
      )}
      <ButtonLink kind="text" stop to={personPath(id, '/kaldir')}>
        {remove}
      </ButtonLink>
    </div>
  )
}
