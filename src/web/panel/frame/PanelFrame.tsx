import type { ReactNode } from 'react'
import type { PageKind } from '#contract/panel/declared-page.ts'
import type { FrameState, PanelPerson } from '#contract/panel/frame-state.ts'
import type { PanelBody } from '#contract/panel/page.ts'
import { WINDOW_PATH } from '#contract/window-board.ts'
import { roleWords } from '../../copy/panel-roles.ts'
import { panelFrameWords } from '../../copy/panel-words.ts'
import { Icon } from '../../ui/Icon.tsx'
import { externalLink, flask, monitor } from '../../ui/icons.ts'
import { Stack } from '../../ui/Stack.tsx'
import { PAGES } from '../pages.ts'
import { Count } from '../parts/Count.tsx'
import { usePanel } from '../state/panel-context.ts'
import { HaltNote } from './HaltNote.tsx'
import { Head } from './Head.tsx'
import { OldPage } from './OldPage.tsx'
import { backFrom, dockOf, dockPlaceOf, iconOf, menuPlaceOf, railOf } from './panel-navigation.ts'
import { PanelNotes } from './PanelNotes.tsx'
import { SignOutButton } from './SignOutButton.tsx'
import { StopControl } from './StopControl.tsx'
import unconfirmed from '../parts/Unconfirmed.module.css'

interface FrameProps {
  readonly frame: FrameState
  readonly body: PanelBody
  /** Notes about the last action and the program. */
  readonly note: ReactNode
  readonly children: ReactNode
}

/** Draws the frame around each page. A rail replaces the dock in wide windows. */
export function PanelFrame({ frame, body, note, children }: FrameProps) {
  const { person } = frame
  const { kind } = body
  const { oldSince, address } = usePanel()
  const place = menuPlaceOf(kind)
  return (
    <div className={oldSince === null ? 'app' : `app ${unconfirmed.unconfirmed}`}>
      <a className="skip" href="#icerik">
        {panelFrameWords.skip}
      </a>
      <Head frame={frame} back={person === null ? null : backFrom(kind, address, person.role)} />
      {frame.demo ? (
        <aside className="demoline" aria-label={panelFrameWords.sample}>
          <Icon of={flask} />
          <span>{panelFrameWords.sampleLine}</span>
        </aside>
      ) : null}
      {person === null ? (
        <main className="main alone" id="icerik" tabIndex={-1}>
          <PanelNotes>
            <OldPage isHome={false} />
            {note}
          </PanelNotes>
          <Stack>{children}</Stack>
        </main>
      ) : (
        <div className="lay">
          <Rail frame={frame} person={person} place={place} />
          <main className="main" id="icerik" tabIndex={-1}>
            <PanelNotes>
              <OldPage isHome={kind === 'home'} />
              <HaltNote frame={frame} />
              {note}
            </PanelNotes>
            <Stack>{children}</Stack>
          </main>
        </div>
      )}
      {person === null ? null : <Dock frame={frame} person={person} place={place} />}
    </div>
  )
}

interface PlacesProps {
  readonly frame: FrameState
  readonly person: PanelPerson
  readonly place: PageKind
}

function Rail({ frame, person, place }: PlacesProps) {
  return (
    <nav className="side" aria-label={panelFrameWords.rail}>
      {railOf(person.role).map((each) => (
        <PlaceCell key={each} place={each} current={place} unread={frame.unread} />
      ))}
      <hr />
      <a href={`${frame.siteOrigin}${WINDOW_PATH}`} target="_blank" rel="noreferrer">
        <Icon of={monitor} />
        <span>{panelFrameWords.window}</span>
        <Icon of={externalLink} />
      </a>
      <PlaceCell place="more" current={place} unread={null} />
      <div className="me-w">
        <b>{person.name}</b>
        <span>{roleWords[person.role].name}</span>
        <div>
          <SignOutButton kind="text" />
        </div>
      </div>
    </nav>
  )
}

function Dock({ frame, person, place }: PlacesProps) {
  const [before, after] = dockOf(person.role)
  const current = dockPlaceOf(place, person.role)
  const cell = (each: PageKind) => <PlaceCell key={each} place={each} current={current} unread={frame.unread} />
  return (
    <nav className="dock" aria-label={panelFrameWords.dock}>
      {before.map(cell)}
      <StopControl frame={frame} at="dock" />
      {after.map(cell)}
    </nav>
  )
}

function PlaceCell({ place, current, unread }: { place: PageKind; current: PageKind; unread: number | null }) {
  const { path, title } = PAGES[place]
  return (
    <a href={path} aria-current={place === current ? 'page' : undefined}>
      <Icon of={iconOf(place)} />
      <span>{title}</span>
      {place === 'messages' ? <Unread count={unread} /> : null}
    </a>
  )
}

function Unread({ count }: { count: number | null }) {
  if (count === null || count === 0) return null
  return (
    <span className="unread">
      <Count count={count} unit={panelFrameWords.unread} />
    </span>
  )
}
