import { useState } from 'react'
import type { PageKind } from '#contract/panel/declared-page.ts'
import { allows, type PanelPerson } from '#contract/panel/frame-state.ts'
import { PAGE as MORE_PAGE, type MorePage } from '#contract/panel/pages/more-page.ts'
import { WINDOW_PATH } from '#contract/window-board.ts'
import { shortOpeningText } from '../../copy/opening-words.ts'
import { more as copy, officeForms } from '../../copy/panel-office.ts'
import { roleWords } from '../../copy/panel-roles.ts'
import { verdictWords } from '../../copy/panel-verdict.ts'
import { initialsOf, panelFrameWords } from '../../copy/panel-words.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { chevronRight, externalLink, type IconPath, logOut, monitor } from '../../ui/icons.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { iconOf } from '../frame/panel-navigation.ts'
import { SignOutButton } from '../frame/SignOutButton.tsx'
import { PAGES } from '../pages.ts'
import type { BodyProps } from '../parts/body.ts'
import { FailureNote, RefusedNote } from '../parts/sentence-notes.tsx'
import { Sheet } from '../parts/Sheet.tsx'
import { Title } from '../parts/Title.tsx'
import { DeviceRow } from '../people/Device.tsx'
import { OwnName } from '../people/OwnName.tsx'
import { useAction } from '../state/use-action.ts'

/** The page behind the dock's last entry: links to all other pages, and the person's devices. */
export function MoreBody({ frame, page: { verdict, version, people, devices } }: BodyProps<MorePage>) {
  const { person, opening, renderedAt, siteOrigin } = frame
  return (
    <>
      <Title heading={MORE_PAGE.title} />
      <Sheet className="more">
        <div className="rows">
          <PageLink kind="hours">{copy.hoursNote(shortOpeningText(opening, renderedAt))}</PageLink>
          <PageLink kind="facts">{copy.factsNote}</PageLink>
          {Object.values(PAGES).map(({ kind, more }) =>
            more === undefined || (more.permission !== undefined && !allows(frame, more.permission)) ? null : (
              <PageLink key={kind} kind={kind}>
                {more.note}
              </PageLink>
            ),
          )}
          <PageLink kind="history">{copy.historyNote}</PageLink>
          {people === null ? null : <PageLink kind="people">{copy.peopleNote(people.people, people.devices)}</PageLink>}
        </div>
      </Sheet>
      <Sheet className="more">
        <div className="rows">
          <MoreLink to={`${siteOrigin}${WINDOW_PATH}`} icon={monitor} name={panelFrameWords.window} leavesPanel>
            {copy.boardNote}
          </MoreLink>
          <PageLink kind="status">{copy.statusNote(verdictWords[verdict], version)}</PageLink>
        </div>
      </Sheet>
      {person === null ? null : <Me person={person} />}
      {devices.length === 0 ? null : <OwnDevices devices={devices} />}
    </>
  )
}

function PageLink({ kind, children }: { kind: PageKind; children: string }) {
  const { path, title } = PAGES[kind]
  return (
    <MoreLink to={path} icon={iconOf(kind)} name={title}>
      {children}
    </MoreLink>
  )
}

interface MoreLinkProps {
  readonly to: string
  readonly icon: IconPath
  readonly name: string
  readonly children: string
  readonly leavesPanel?: boolean
}

function MoreLink({ to, icon, name, children, leavesPanel = false }: MoreLinkProps) {
  return (
    <a href={to} target={leavesPanel ? '_blank' : undefined} rel={leavesPanel ? 'noreferrer' : undefined}>
      <Icon of={icon} />
      <span>
        <b>{name}</b>
        <small>{children}</small>
      </span>
      <Icon of={leavesPanel ? externalLink : chevronRight} />
    </a>
  )
}

function Me({ person }: { person: PanelPerson }) {
  const role = roleWords[person.role].name
  const [isNaming, setNaming] = useState(false)
  if (isNaming) return <OwnName person={person} onClose={() => setNaming(false)} />
  return (
    <Sheet>
      <div className="in">
        <div className="person">
          <span className="av" aria-hidden="true">
            {initialsOf(person.name)}
          </span>
          <b>{person.name}</b>
          <small>{person.device === null ? copy.demo(role) : copy.thisDevice(role, person.device)}</small>
        </div>
        <div className="actions">
          {person.device === null ? null : (
            <Button kind="line" onClick={() => setNaming(true)}>
              {copy.changeName}
            </Button>
          )}
          <SignOutButton kind="line" />
        </div>
      </div>
    </Sheet>
  )
}

/** Lists the person's passkeys and sessions. Removing one asks for the passkey. */
function OwnDevices({ devices }: Pick<MorePage, 'devices'>) {
  const remove = useAction('removeOwnDevice')
  const signOut = useAction('signOutOwnDevices')
  return (
    <Sheet title={copy.devices}>
      <div className="pp own">
        <FailureNote failure={remove.failure ?? signOut.failure} />
        <RefusedNote text={remove.answer?.kind === 'refused' ? remove.answer.text : null} />
        <ul>
          {devices.map((device) => (
            <DeviceRow key={device.id} device={device}>
              {device.here ? null : (
                <Button kind="text" stop onClick={() => void remove.run({ device: device.id })}>
                  {copy.removeDevice}
                  <VisuallyHidden>{officeForms.of(device.name)}</VisuallyHidden>
                </Button>
              )}
            </DeviceRow>
          ))}
        </ul>
        <div className="actions">
          <Button kind="text" stop onClick={() => void signOut.run({})}>
            <Icon of={logOut} />
            {copy.signOutEverywhere}
          </Button>
        </div>
      </div>
    </Sheet>
  )
}
