import { dialogAddress } from '#contract/panel/declared-page.ts'
import type { FrameState } from '#contract/panel/frame-state.ts'
import { PAGE as ADD_PERSON_PAGE } from '#contract/panel/pages/add-person-page.ts'
import { PAGE as PEOPLE_PAGE, type PeoplePage, type PersonLine } from '#contract/panel/pages/people-page.ts'
import { untilText } from '../../copy/panel-moments.ts'
import { people as copy } from '../../copy/panel-people.ts'
import { roleWords } from '../../copy/panel-roles.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { hourglass, logOut, userPlus } from '../../ui/icons.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { BodyProps } from '../parts/body.ts'
import { Initials } from '../parts/Initials.tsx'
import { Sheet } from '../parts/Sheet.tsx'
import { Title } from '../parts/Title.tsx'
import { usePanel } from '../state/panel-context.ts'
import { DeviceLine, DeviceRow } from './Device.tsx'
import { RoleDialog, SignOutDialog, RemovePersonDialog, RemoveDeviceDialog } from './PeopleDialogs.tsx'
import { PersonAct } from './PersonAct.tsx'
import rows from '../../ui/Rows.module.css'
import styles from './PeopleBody.module.css'

/** Lists the people with access, and their devices. */
export function PeopleBody({ frame, page }: BodyProps<PeoplePage>) {
  const managers = page.people.filter(({ role, closed }) => role === 'yonetici' && !closed).length
  return (
    <>
      <Title heading={PEOPLE_PAGE.title} lead={copy.lead}>
        <ButtonLink to={ADD_PERSON_PAGE.path}>
          <Icon of={userPlus} />
          {ADD_PERSON_PAGE.title}
        </ButtonLink>
      </Title>
      <Sheet>
        <ul className={rows.rows}>
          {page.people.map((person) => (
            <Person key={person.id} frame={frame} person={person} />
          ))}
        </ul>
      </Sheet>
      {managers > 1 ? null : <p className="fine">{copy.twoManagers(managers)}</p>}
    </>
  )
}

function Person({ frame, person }: { frame: FrameState; person: PersonLine }) {
  const { id, name, role, closed, devices } = person
  const { name: roleName, short } = roleWords[role]
  return (
    <li className={styles.person}>
      <Initials name={name} />
      <b>{name}</b>
      <ButtonLink kind="text" to={dialogAddress(PEOPLE_PAGE, 'role', { kisi: id })}>
        {copy.edit}
        <VisuallyHidden>{copy.of(name)}</VisuallyHidden>
      </ButtonLink>
      <span className={styles.role}>
        <span>{roleName}</span> · <span>{closed ? copy.closed : short}</span>
      </span>
      <ul>
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device}>
            {device.here ? null : (
              <ButtonLink
                kind="text"
                stop
                to={dialogAddress(PEOPLE_PAGE, 'remove-device', { kisi: id, cihaz: device.id })}
              >
                {copy.removeDevice}
                <VisuallyHidden>{copy.of(device.name)}</VisuallyHidden>
              </ButtonLink>
            )}
          </DeviceRow>
        ))}
        {closed ? null : <Invited person={person} />}
      </ul>
      <PersonActs frame={frame} person={person} />
    </li>
  )
}

/** Shows how long the person's invitation link is valid, or that the person needs one. */
function Invited({ person: { id, name, devices, invitedUntil } }: { person: PersonLine }) {
  const { now } = usePanel()
  if (invitedUntil === null && devices.length > 0) return null
  return (
    <DeviceLine
      icon={hourglass}
      name={devices.length === 0 ? copy.noDevice : copy.anotherDevice}
      details={invitedUntil === null ? copy.noLink : copy.linkUntil(untilText(invitedUntil, now))}
    >
      <PersonAct action="invite" body={{ person: id }} about={name}>
        {invitedUntil === null ? copy.newLink : copy.renewLink}
      </PersonAct>
    </DeviceLine>
  )
}

function PersonActs({ frame, person: { id, name, closed, devices } }: { frame: FrameState; person: PersonLine }) {
  const isMe = frame.person?.id === id
  if (!closed && (isMe || devices.length === 0)) return null
  return (
    <div className={`actions ${styles.actions}`}>
      {closed ? (
        <PersonAct action="setClosed" body={{ person: id, closed: false }} about={name}>
          {copy.open}
        </PersonAct>
      ) : (
        <ButtonLink kind="text" stop to={dialogAddress(PEOPLE_PAGE, 'sign-out-everywhere', { kisi: id })}>
          <Icon of={logOut} />
          {copy.signOut}
          <VisuallyHidden>{copy.of(name)}</VisuallyHidden>
        </ButtonLink>
      )}
    </div>
  )
}

export const dialogs = {
  role: RoleDialog,
  'sign-out-everywhere': SignOutDialog,
  'remove-person': RemovePersonDialog,
  'remove-device': RemoveDeviceDialog,
}
