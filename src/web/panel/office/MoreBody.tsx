import { useState } from 'react'
import type { PageKind } from '#contract/panel/declared-page.ts'
import { allows, type PanelPerson } from '#contract/panel/frame-state.ts'
import { PAGE as MORE_PAGE, type MorePage } from '#contract/panel/pages/more-page.ts'
import { WINDOW_PATH } from '#contract/window-board.ts'
import { shortOpeningText } from '../../copy/opening-words.ts'
import { more as copy, officeForms } from '../../copy/panel-office.ts'
import { roleWords } from '../../copy/panel-roles.ts'
import { verdictWords } from '../../copy/panel-verdict.ts'
import { panelFrameWords } from '../../copy/panel-words.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { chevronRight, externalLink, type IconPath, logOut, monitor } from '../../ui/icons.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { iconOf } from '../frame/panel-navigation.ts'
import { SignOutButton } from '../frame/SignOutButton.tsx'
import { PAGES } from '../pages.ts'
import type { BodyProps } from '../parts/body.ts'
import { Person } from '../parts/Initials.tsx'
import { LinkRow } from '../parts/LinkRow.tsx'
import { FailureNote, RefusedNote } from '../parts/sentence-notes.tsx'
import { Sheet, SheetPart } from '../parts/Sheet.tsx'
import { Title } from '../parts/Title.tsx'
import { DeviceRow } from '../people/Device.tsx'
import { OwnName } from '../people/OwnName.tsx'
import { useAction } from '../state/use-action.ts'
import rows from '../../ui/Rows.module.css'
import styles from './MoreBody.module.css'

/** The page behind the dock's last entry: links to all other pages, and the person's devices. */
export function MoreBody({ frame, page: { verdict, version, people, devices } }: BodyProps<MorePage>) {
  const { person, opening, renderedAt, siteOrigin } = frame
  return (
    <>
      <Title heading={MORE_PAGE.title} />
      <Sheet>
        <div className={`${rows.rows} ${styles.links}`}>
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
      <Sheet>
        <div className={`${rows.rows} ${styles.links}`}>
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

function MoreLink({ children, leavesPanel = false, ...link }: MoreLinkProps) {
  const end = <Icon of={leavesPanel ? externalLink : chevronRight} />
  return <LinkRow {...link} note={children} leavesPanel={leavesPanel} end={end} />
}

function Me({ person }: { person: PanelPerson }) {
  const role = roleWords[person.role].name
  const [isNaming, setNaming] = useState(false)
  if (isNaming) return <OwnName person={person} onClose={() => setNaming(false)} />
  return (
    <Sheet>
      <SheetPart>
        <Person name={person.name}>
          {person.device === null ? copy.demo(role) : copy.thisDevice(role, person.device)}
        </Person>
        <div className="actions">
          {person.device === null ? null : (
            <Button kind="line" onClick={() => setNaming(true)}>
              {copy.changeName}
            </Button>
          )}
          <SignOutButton kind="line" />
        </div>
      </SheetPart>
    </Sheet>
  )
}

/** Lists the person's passkeys and sessions. Removing one asks for the passkey. */
function OwnDevices({ devices }: Pick<MorePage, 'devices'>) {
  const remove = useAction('removeOwnDevice')
  const signOut = useAction('signOutOwnDevices')
  return (
    <Sheet title={copy.devices}>
      <div className={styles.devices}>
        <FailureNote failure={remove.failure ?? signOut.failure} />
        <RefusedNote text={remove.answer?.kind === 'refused' ? remove.answer.text : null} />
        <ul className={rows.rows}>
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
