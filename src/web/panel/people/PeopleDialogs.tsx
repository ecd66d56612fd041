import type { PanelFrame } from '#contract/panel/frame.ts'
import { passkeyPath, PANEL_PATHS, personPath } from '#contract/panel/paths.ts'
import type { PeopleDialog, PeoplePage, PersonLine } from '#contract/panel/people.ts'
import { people as copy } from '../../copy/panel-people.ts'
import { logOut, trash } from '../../ui/icons.ts'
import { Question } from '../parts/Dialog.tsx'
import { PanelForm } from '../parts/PanelForm.tsx'
import { RolePicks } from './RolePicks.tsx'

interface PeopleQuestionProps {
  readonly frame: PanelFrame
  readonly page: PeoplePage
  readonly dialog: PeopleDialog
}

/** What is asked before something is done to a person or a device; nothing about what has gone meanwhile. */
export function PeopleQuestion({ frame, page: { people, outcome }, dialog }: PeopleQuestionProps) {
  const person = people.find(({ id }) => id === dialog.person)
  if (person === undefined) return null
  const { id, name, role, devices } = person
  const { signOut, removeDevice, role: edit, remove } = copy.dialogs
  const asked = { frame, outcome, back: PANEL_PATHS.people, confirm: true }
  switch (dialog.kind) {
    case 'sign-out': {
      const { heading, text, confirm } = signOut
      const to = personPath(id, '/cikar')
      return (
        <Question {...asked} title={heading(name)} text={text(devices.length)} to={to} yes={confirm} icon={logOut}>
          <label className="ck">
            <input type="checkbox" name="cihazlar" value="evet" />
            <span>{signOut.devices}</span>
          </label>
        </Question>
      )
    }
    case 'remove-device': {
      const device = devices.find((each) => each.id === dialog.device)
      if (device === undefined) return null
      const { heading, text, confirm } = removeDevice
      const to = passkeyPath(id, device.id)
      return <Question {...asked} title={heading(device.name)} text={text(name)} to={to} yes={confirm} icon={trash} />
    }
    case 'role': {
      const to = personPath(id, '/yetki')
      const others = <OtherActs frame={frame} person={person} />
      return (
        <Question {...asked} title={name} text={edit.text} to={to} yes={edit.confirm} isMild below={others}>
          <RolePicks chosen={role} outcome={null} />
        </Question>
      )
    }
    case 'remove': {
      const { heading, text, confirm } = remove
      const to = personPath(id, '/kaldir')
      return <Question {...asked} title={heading(name)} text={text} to={to} yes={confirm} icon={trash} />
    }
  }
}

/** What else is done to a person than another role. */
function OtherActs({ frame, person: { id, closed } }: { frame: PanelFrame; person: PersonLine }) {
  const { more, close, remove } = copy.dialogs.role
  return (
    <div className="more-acts" role="group" aria-label={more}>
      {closed ? null : (
        <>
          <PanelForm frame={frame} to={personPath(id, '/baglanti')} confirm>
            <button className="lnk" type="submit">
              {copy.anotherDevice}
            </button>
          </PanelForm>
          <PanelForm frame={frame} to={personPath(id, '/giris-kapat')} confirm>
            <button className="lnk no" type="submit">
              {close}
            </button>
          </PanelForm>
        </>
      )}
      <a className="lnk no" href={personPath(id, '/kaldir')}>
        {remove}
      </a>
    </div>
  )
}
