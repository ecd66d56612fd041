import { useState } from 'react'
import type { ActionName, ActionBody } from '#contract/panel/action-shapes.ts'
import { personPath } from '#contract/panel/panel-paths.ts'
import type { PeoplePage, PersonLine } from '#contract/panel/people-pages.ts'
import { doneWords, people as copy } from '../../copy/panel-people.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Tick } from '../../ui/Field.tsx'
import { logOut, trash } from '../../ui/icons.ts'
import type { DialogPlace } from '../dialogs.ts'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { usePanel } from '../state/panel-context.ts'
import { useAction } from '../state/use-action.ts'
import { DoneNote, PersonAct, RefusedNote } from './PersonAct.tsx'
import { RolePicks } from './RolePicks.tsx'

interface PeopleDialogProps {
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

/** Returns an action that closes its dialog after success. */
function useDialogAct<Name extends PeopleAct & ActionName>(name: Name, done: string) {
  const { close, tell } = usePanel()
  const { run, isUnderWay, answer, failure } = useAction(name)
  const act = async (body: ActionBody<Name>): Promise<void> => {
    const result = await run(body)
    if (result?.kind !== 'changed') return
    close()
    tell(<DoneNote text={done} />)
  }
  const refusal = answer?.kind === 'refused' ? <RefusedNote text={answer.text} /> : null
  return { act, refusal, isUnderWay, failure }
}

function SignOutDialog({ person: { id, name, devices } }: { person: PersonLine }) {
  const { heading, text, confirm, devices: also } = copy.dialogs.signOut
  const { act, refusal, isUnderWay, failure } = useDialogAct('signOutEverywhere', doneWords.signedOut)
  const [removes, setRemoves] = useState(false)
  return (
    <ConfirmDialog
      title={heading(name)}
      text={text(devices.length)}
      yes={confirm}
      icon={logOut}
      isUnderWay={isUnderWay}
      failure={failure}
      onYes={() => void act({ person: id, devices: removes ? 'removed' : 'kept' })}
    >
      {refusal}
      <Tick checked={removes} onChange={({ target }) => setRemoves(target.checked)}>
        {also}
      </Tick>
    </ConfirmDialog>
  )
}

function RemoveDeviceDialog({ person, device }: { person: PersonLine; device: PersonLine['devices'][number] }) {
  const { heading, text, confirm } = copy.dialogs.removeDevice
  const { act, refusal, isUnderWay, failure } = useDialogAct('removeDevice', doneWords.deviceRemoved)
  return (
    <ConfirmDialog
      title={heading(device.name)}
      text={text(person.name)}
      yes={confirm}
      icon={trash}
      isUnderWay={isUnderWay}
      failure={failure}
      onYes={() => void act({ person: person.id, device: device.id })}
    >
      {refusal}
    </ConfirmDialog>
  )
}

function RemovePersonDialog({ person: { id, name } }: { person: PersonLine }) {
  const { heading, text, confirm } = copy.dialogs.remove
  const { act, refusal, isUnderWay, failure } = useDialogAct('removePerson', doneWords.removed)
  return (
    <ConfirmDialog
      title={heading(name)}
      text={text}
      yes={confirm}
      icon={trash}
      isUnderWay={isUnderWay}
      failure={failure}
      onYes={() => void act({ person: id })}
    >
      {refusal}
    </ConfirmDialog>
  )
}

function RoleDialog({ person }: { person: PersonLine }) {
  const { text, confirm } = copy.dialogs.role
  const { act, refusal, isUnderWay, failure } = useDialogAct('changeRole', doneWords.roleChanged)
  const [role, setRole] = useState(person.role)
  return (
    <ConfirmDialog
      title={person.name}
      text={text}
      yes={confirm}
      isMild
      isUnderWay={isUnderWay}
      failure={failure}
      onYes={() => void act({ person: person.id, role })}
      below={<OtherActs person={person} />}
    >
      {refusal}
      <RolePicks chosen={role} onChoose={setRole} />
    </ConfirmDialog>
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
