import type { PanelFrame } from '#contract/panel/frame.ts'
import { passkeyPath, PANEL_PATHS, personPath } from '#contract/panel/paths.ts'
import type { PeoplePage, PersonDevice, PersonLine } from '#contract/panel/people.ts'
import { momentText, untilText } from '../../copy/panel-moments.ts'
import { people as copy, roleWords } from '../../copy/panel-people.ts'
import { initialsOf } from '../../copy/panel.ts'
import { hourglass, laptop, logOut, smartphone, userPlus } from '../../ui/icons.ts'
import type { BodyProps } from '../parts/body.ts'
import { Icon } from '../parts/Icon.tsx'
import { OutcomeNote } from '../parts/OutcomeNote.tsx'
import { PanelForm } from '../parts/PanelForm.tsx'
import { Title } from '../parts/Title.tsx'

/** Who may come in, and by which device. */
export function PeopleBody({ frame, page }: BodyProps<PeoplePage>) {
  const managers = page.people.filter(({ role, closed }) => role === 'yonetici' && !closed).length
  return (
    <>
      <Title heading={copy.title} lead={copy.lead}>
        <a className="btn" href={PANEL_PATHS.addPerson}>
          <Icon of={userPlus} />
          {copy.add}
        </a>
      </Title>
      <OutcomeNote frame={frame} outcome={page.dialog === null ? page.outcome : null} />
      <section className="sheet">
        <ul className="rows">
          {page.people.map((person) => (
            <Person key={person.id} frame={frame} person={person} />
          ))}
        </ul>
      </section>
      {managers > 1 ? null : <p className="fine">{copy.twoManagers(managers)}</p>}
    </>
  )
}

function Person({ frame, person }: { frame: PanelFrame; person: PersonLine }) {
  const { id, name, role, closed, devices } = person
  const { name: roleName, short } = roleWords[role]
  return (
    <li className="pp">
      <span className="av" aria-hidden="true">
        {initialsOf(name)}
      </span>
      <b>{name}</b>
      <a className="lnk" href={personPath(id, '/yetki')}>
        {copy.edit}
        <span className="vh">{copy.of(name)}</span>
      </a>
      <span className="role">
        <span>{roleName}</span> · <span>{closed ? copy.closed : short}</span>
      </span>
      <ul>
        {devices.map((device) => (
          <Device key={device.id} frame={frame} person={id} device={device} />
        ))}
        {closed ? null : <Invited frame={frame} person={person} />}
      </ul>
      <PersonActs frame={frame} person={person} />
    </li>
  )
}

function Device({ frame, person, device }: { frame: PanelFrame; person: string; device: PersonDevice }) {
  const { id, name, kind, isPhone, usedAt, here } = device
  const used = usedAt === null ? copy.neverUsed : momentText(usedAt, frame)
  const details = here ? copy.here : [kind, used].filter((part) => part !== '').join(' · ')
  return (
    <li>
      <Icon of={isPhone ? smartphone : laptop} />
      <span>
        <span>{name}</span>
        <small>{details}</small>
      </span>
      {here ? null : (
        <a className="lnk no" href={passkeyPath(person, id)}>
          {copy.removeDevice}
          <span className="vh">{copy.of(name)}</span>
        </a>
      )}
    </li>
  )
}

/** The link by which the next device registers, while it is good, or the want of one. */
function Invited({ frame, person: { id, name, devices, invitedUntil } }: { frame: PanelFrame; person: PersonLine }) {
  if (invitedUntil === null && devices.length > 0) return null
  return (
    <li>
      <Icon of={hourglass} />
      <span>
        <span>{devices.length === 0 ? copy.noDevice : copy.anotherDevice}</span>
        <small>{invitedUntil === null ? copy.noLink : copy.linkUntil(untilText(invitedUntil, frame))}</small>
      </span>
      <PanelForm frame={frame} to={personPath(id, '/baglanti')} confirm>
        <button className="lnk" type="submit">
          <span>{invitedUntil === null ? copy.newLink : copy.renewLink}</span>
          <span className="vh">{copy.of(name)}</span>
        </button>
      </PanelForm>
    </li>
  )
}

function PersonActs({ frame, person: { id, name, closed, devices } }: { frame: PanelFrame; person: PersonLine }) {
  const isMe = frame.person?.id === id
  if (!closed && (isMe || devices.length === 0)) return null
  return (
    <div className="acts">
      {closed ? (
        <PanelForm frame={frame} to={personPath(id, '/giris-ac')} confirm>
          <button className="lnk" type="submit">
            {copy.open}
            <span className="vh">{copy.of(name)}</span>
          </button>
        </PanelForm>
      ) : (
        <a className="lnk no" href={personPath(id, '/cikar')}>
          <Icon of={logOut} />
          {copy.signOut}
          <span className="vh">{copy.of(name)}</span>
        </a>
      )}
    </div>
  )
}
