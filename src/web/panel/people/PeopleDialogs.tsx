import { type ComponentProps, useState } from 'react'
import type { ActionBody } from '#contract/panel/action-shapes.ts'
import { dialogAddress } from '#contract/panel/declared-page.ts'
import { type PeoplePage, type PersonLine, PAGE as PEOPLE_PAGE } from '#contract/panel/pages/people-page.ts'
import { doneWords, people as copy } from '../../copy/panel-people.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Tick } from '../../ui/Field.tsx'
import { logOut, trash } from '../../ui/icons.ts'
import type { DialogProps } from '../parts/body.ts'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { DoneNote, RefusedNote } from '../parts/sentence-notes.tsx'
import { usePanel } from '../state/panel-context.ts'
import { useAction } from '../state/use-action.ts'
import { PersonAct } from './PersonAct.tsx'
import { RolePicks } from './RolePicks.tsx'
import styles from './PeopleDialogs.module.css'

type PeopleDialogProps = DialogProps<PeoplePage>

/** Returns the person in the address; undefined if the person has been removed since. */
function personIn({ page, params }: PeopleDialogProps): PersonLine | undefined {
  return page.people.find(({ id }) => id === params['kisi'])
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

export function SignOutDialog(props: PeopleDialogProps) {
  const [removes, setRemoves] = useState(false)
  const person = personIn(props)
  if (person === undefined) return null
  const { id, name, devices } = person
  const { heading, text, confirm, devices: also } = copy.dialogs.signOut
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

export function RemoveDeviceDialog(props: PeopleDialogProps) {
  const person = personIn(props)
  const device = person?.devices.find(({ id }) => id === props.params['cihaz'])
  if (person === undefined || device === undefined) return null
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

export function RemovePersonDialog(props: PeopleDialogProps) {
  const person = personIn(props)
  if (person === undefined) return null
  const { id, name } = person
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

export function RoleDialog(props: PeopleDialogProps) {
  const person = personIn(props)
  return person === undefined ? null : <RoleForm person={person} />
}

function RoleForm({ person }: { person: PersonLine }) {
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
    <div className={styles.others} role="group" aria-label={more}>
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
      <ButtonLink kind="text" stop to={dialogAddress(PEOPLE_PAGE, 'remove-person', { kisi: id })}>
        {remove}
      </ButtonLink>
    </div>
  )
}
