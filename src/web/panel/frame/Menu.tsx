import type { PageKind } from '#contract/panel/declared-page.ts'
import type { FrameState, PanelPerson } from '#contract/panel/frame-state.ts'
import { WINDOW_PATH } from '#contract/window-board.ts'
import { roleWords } from '../../copy/panel-roles.ts'
import { panelFrameWords } from '../../copy/panel-words.ts'
import { Icon } from '../../ui/Icon.tsx'
import { externalLink, monitor } from '../../ui/icons.ts'
import { PAGES } from '../pages.ts'
import { Count } from '../parts/Count.tsx'
import { dockOf, dockPlaceOf, iconOf, railOf } from './panel-navigation.ts'
import { SignOutButton } from './SignOutButton.tsx'
import { StopControl } from './StopControl.tsx'
import styles from './Menu.module.css'

interface MenuProps {
  readonly frame: FrameState
  readonly person: PanelPerson
  readonly place: PageKind
}

/** The menu beside the page in wide windows. */
export function Rail({ frame, person, place }: MenuProps) {
  return (
    <nav className={styles.rail} aria-label={panelFrameWords.rail}>
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
      <div className={styles.person}>
        <b>{person.name}</b>
        <span>{roleWords[person.role].name}</span>
        <div>
          <SignOutButton kind="text" />
        </div>
      </div>
    </nav>
  )
}

/** The menu at the bottom of narrow windows. */
export function Dock({ frame, person, place }: MenuProps) {
  const [before, after] = dockOf(person.role)
  const current = dockPlaceOf(place, person.role)
  const cell = (each: PageKind) => <PlaceCell key={each} place={each} current={current} unread={frame.unread} />
  return (
    <nav className={styles.dock} aria-label={panelFrameWords.dock}>
      {before.map(cell)}
      <StopControl frame={frame} at="dock" className={styles.stop} />
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
    <span className={styles.unread}>
      <Count count={count} unit={panelFrameWords.unread} />
    </span>
  )
}
