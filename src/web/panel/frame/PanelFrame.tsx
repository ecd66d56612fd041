import type { ReactNode } from 'react'
import type { FrameState } from '#contract/panel/frame-state.ts'
import type { PanelBody } from '#contract/panel/page.ts'
import { panelFrameWords } from '../../copy/panel-words.ts'
import { Icon } from '../../ui/Icon.tsx'
import { flask } from '../../ui/icons.ts'
import { Stack } from '../../ui/Stack.tsx'
import { usePanel } from '../state/panel-context.ts'
import { HaltNote } from './HaltNote.tsx'
import { Head } from './Head.tsx'
import { Dock, Rail } from './Menu.tsx'
import { OldPage } from './OldPage.tsx'
import { backFrom, menuPlaceOf } from './panel-navigation.ts'
import { PanelNotes } from './PanelNotes.tsx'
import unconfirmed from '../parts/Unconfirmed.module.css'
import styles from './PanelFrame.module.css'

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
    <div className={oldSince === null ? styles.app : `${styles.app} ${unconfirmed.unconfirmed}`}>
      <a className={styles.skip} href="#icerik">
        {panelFrameWords.skip}
      </a>
      <Head frame={frame} back={person === null ? null : backFrom(kind, address, person.role)} />
      {frame.demo ? (
        <aside className={styles.demo} aria-label={panelFrameWords.sample}>
          <Icon of={flask} />
          <span>{panelFrameWords.sampleLine}</span>
        </aside>
      ) : null}
      <div className={person === null ? undefined : styles.layout}>
        {person === null ? null : <Rail frame={frame} person={person} place={place} />}
        <main className={styles.main} id="icerik" tabIndex={-1}>
          <PanelNotes>
            <OldPage isHome={kind === 'home'} />
            <HaltNote frame={frame} />
            {note}
          </PanelNotes>
          <Stack>{children}</Stack>
        </main>
      </div>
      {person === null ? null : <Dock frame={frame} person={person} place={place} />}
    </div>
  )
}
