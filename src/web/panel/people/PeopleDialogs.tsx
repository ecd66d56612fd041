import type { PanelFrame } from '#contract/panel/frame.ts'
import { passkeyPath, PANEL_PATHS, personPath } from '#contract/panel/paths.ts'
import type { PeopleDialog, PeoplePage, PersonLine } from '#contract/panel/people.ts'
import { people as copy } from '../../copy/panel-people.ts'
import { logOut, trash } from '../../ui/icons.ts'
import { CancelLink, Dialog } from '../parts/Dialog.tsx'
import { Icon } from '../parts/Icon.tsx'
import { OutcomeNote } from '../parts/OutcomeNote.tsx'
import { PanelForm } from '../parts/PanelForm.tsx'
import { RolePicks } from './RolePicks.tsx'

const BACK = PANEL_PATHS.people

interface PeopleQuestionProps {
  readonly frame: PanelFrame
  readonly page: PeoplePage
  readonly dialog: PeopleDialog
}

/** What is asked before something is done to a person or a device. */
export function PeopleQuestion({ frame, page, dialog }: PeopleQuestionProps) {
  const person = page.people.find(({ id }) => id === dialog.person)
  if (person === undefined) return null
  switch (dialog.kind) {
    case 'sign-out':
      return <SignOut frame={frame} person={person} outcome={page.outcome} />
    case 'remove-device':
      return <RemoveDevice frame={frame} person={person} outcome={page.outcome} device={dialog.device} />
    case 'role':
      return <Edit frame={frame} person={person} outcome={page.outcome} />
    case 'remove':
      return <Remove frame={frame} person={person} outcome={page.outcome} />
  }
}

interface PersonProps {
  readonly frame: PanelFrame
  readonly person: PersonLine
  readonly outcome: PeoplePage['outcome']
}

function SignOut({ frame, outcome, person: { id, name, devices } }: PersonProps) {
  const words = copy.dialogs.signOut
  return (
    <Dialog title={words.heading(name)} text={words.text(devices.length)} back={BACK}>
      <OutcomeNote frame={frame} outcome={outcome} />
      <PanelForm frame={frame} to={personPath(id, '/cikar')} confirm>
        <label className="ck">
          <input type="checkbox" name="cihazlar" value="evet" />
          <span>{words.devices}</span>
        </label>
        <div className="go">
          <button className="btn stop" type="submit">
            <Icon of={logOut} />
            {words.confirm}
          </button>
          <CancelLink to={BACK} />
        </div>
      </PanelForm>
    </Dialog>
  )
}

function RemoveDevice({ frame, person, outcome, device }: PersonProps & { device: string }) {
  const words = copy.dialogs.removeDevice
  const name = person.devices.find(({ id }) => id === device)?.name
  if (name === undefined) return null
  return (
    <Dialog title={words.heading(name)} text={words.text(person.name)} back={BACK}>
      <OutcomeNote frame={frame} outcome={outcome} />
      <PanelForm frame={frame} to={passkeyPath(person.id, device)} confirm>
        <div className="go">
          <button className="btn stop" type="submit">
            <Icon of={trash} />
            {words.confirm}
          </button>
          <CancelLink to={BACK} />
        </div>
      </PanelForm>
    </Dialog>
  )
}

function Edit({ frame, outcome, person: { id, name, role, closed } }: PersonProps) {
  const words = copy.dialogs.role
  return (
    <Dialog title={name} text={words.text} back={BACK}>
      <OutcomeNote frame={frame} outcome={outcome} />
      <PanelForm frame={frame} to={personPath(id, '/yetki')} confirm>
        <RolePicks chosen={role} />
        <div className="go">
          <button className="btn" type="submit">
            {words.confirm}
          </button>
          <CancelLink to={BACK} />
        </div>
      </PanelForm>
      <div className="more-acts" role="group" aria-label={words.more}>
        {closed ? null : (
          <>
            <PanelForm frame={frame} to={personPath(id, '/baglanti')} confirm>
              <button className="lnk" type="submit">
                {copy.anotherDevice}
              </button>
            </PanelForm>
            <PanelForm frame={frame} to={personPath(id, '/giris-kapat')} confirm>
              <button className="lnk no" type="submit">
                {words.close}
              </button>
            </PanelForm>
          </>
        )}
        <a className="lnk no" href={personPath(id, '/kaldir')}>
          {words.remove}
        </a>
      </div>
    </Dialog>
  )
}

function Remove({ frame, outcome, person: { id, name } }: PersonProps) {
  const words = copy.dialogs.remove
  return (
    <Dialog title={words.heading(name)} text={words.text} back={BACK}>
      <OutcomeNote frame={frame} outcome={outcome} />
      <PanelForm frame={frame} to={personPath(id, '/kaldir')} confirm>
        <div className="go">
          <button className="btn stop" type="submit">
            <Icon of={trash} />
            {words.confirm}
          </button>
          <CancelLink to={BACK} />
        </div>
      </PanelForm>
    </Dialog>
  )
}
