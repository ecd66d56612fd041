import { type ComponentProps, type ReactNode, Suspense, useEffect } from 'react'
import type { PanelBody, PanelPage, ProblemPage } from '#contract/panel/page.ts'
import { PAGE as HOME_PAGE } from '#contract/panel/pages/home-page.ts'
import { PANEL_PATHS } from '#contract/panel/panel-paths.ts'
import { SECOND } from '#domain/calendar.ts'
import { problemPages, wayOn } from '../copy/panel-failures.ts'
import { panelTitle, signInTitles } from '../copy/panel-words.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { NewBuild } from './frame/NewBuild.tsx'
import { PanelFrame } from './frame/PanelFrame.tsx'
import { later, loadLater } from './later.ts'
import { PageBoundary } from './PageBoundary.tsx'
import { BODIES, PAGES } from './pages.ts'
import { PanelDialog } from './PanelDialog.tsx'
import { ActNote } from './parts/ActNote.tsx'
import type { BodyProps } from './parts/body.ts'
import { PlainPage } from './parts/PlainPage.tsx'
import { HomeBody } from './prices/HomeBody.tsx'
import { SessionOver } from './sign-in/SessionOver.tsx'
import { StopAlone } from './sign-in/StopAlone.tsx'
import { goTo } from './state/panel-address.ts'
import { PanelStateContext } from './state/panel-context.ts'
import { followLinks } from './state/panel-links.ts'
import { isSignedIn, type SignedInPage } from './state/panel-page.ts'
import { type PanelState, usePanelState } from './state/use-panel-state.ts'
import styles from './Panel.module.css'

/** The delay before the scripts of later pages are loaded. */
const LATER = 2 * SECOND

interface PanelProps {
  /** The state for the address of the document. */
  readonly first: PanelPage
  /** The address of the running script. */
  readonly script: string
  /** Reloads the document. */
  readonly reload: () => void
}

export function Panel({ first, script, reload }: PanelProps) {
  const state = usePanelState(first)
  const { page, panel } = state
  useEffect(followLinks, [])
  useEffect(() => {
    const timer = setTimeout(() => void loadLater(), LATER)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    // A signed-in person has no use for the sign-in page.
    if (isSignedIn(page) && panel.address === PANEL_PATHS.signIn) goTo(HOME_PAGE.path, 'replace')
    document.title = panelTitle(titleOf(page), page.frame.officeName)
  }, [page, panel.address])
  return (
    <PanelStateContext value={panel}>
      {isSignedIn(page) ? (
        <Signed {...state} page={page} script={script} reload={reload} />
      ) : (
        <>
          <BeforeSignIn frame={page.frame} page={page.body} />
          <ActNote />
        </>
      )}
    </PanelStateContext>
  )
}

const SignIn = later(async () => (await import('./sign-in/SignIn.tsx')).SignIn)

/** The stop of a browser whose session has ended needs no chunk of its own. */
function BeforeSignIn(props: ComponentProps<typeof SignIn>) {
  const { page } = props
  const stop = page.kind === 'sign-in' && page.stop !== null ? <StopAlone stop={page.stop} /> : null
  return (
    <PageBoundary below={stop}>
      <Suspense fallback={stop}>
        <SignIn {...props} />
      </Suspense>
    </PageBoundary>
  )
}

/** Returns the title of the tab. */
function titleOf({ body }: PanelPage): string {
  if (body.kind === 'sign-in' || body.kind === 'enrol' || body.kind === 'enrol-over') return signInTitles[body.kind]
  if (body.kind === 'problem') return problemPages[body.problem].title
  const page = PAGES[body.kind]
  return page.titleOf?.(body) ?? page.title
}

type SignedProps = PanelState & Pick<PanelProps, 'script' | 'reload'> & { readonly page: SignedInPage }

function Signed({ page: { frame, body }, script, reload, panel, place, ended, note }: SignedProps) {
  const dialog: ReactNode =
    place.dialog === null ? null : (
      <PanelDialog key={JSON.stringify(place.dialog)} frame={frame} page={body} place={place.dialog} />
    )
  const isAsking = dialog !== null || ended !== null
  return (
    <>
      {/* After the session has ended, the next person at the screen sees nothing. Typed text stays in the forms. */}
      <div className={styles.signed} hidden={ended !== null}>
        <PanelFrame
          frame={frame}
          body={body}
          note={
            <>
              {note}
              <NewBuild own={script} current={frame.script} isAsking={isAsking} reload={reload} />
            </>
          }
        >
          <PageBoundary key={panel.address}>
            <Suspense fallback={null}>
              <Body frame={frame} page={body} />
            </Suspense>
          </PageBoundary>
        </PanelFrame>
        <Suspense fallback={null}>{dialog}</Suspense>
        {isAsking ? null : <ActNote isLow />}
      </div>
      {ended === null ? null : <SessionOver ended={ended} />}
    </>
  )
}

function Body({ frame, page }: BodyProps<PanelBody>) {
  if (page.kind === 'home') return <HomeBody frame={frame} page={page} />
  if (page.kind === 'problem') return <ProblemBody frame={frame} page={page} />
  const LaterBody = BODIES.get(page.kind)
  // oxlint-disable-next-line react/static-components -- the components of the map are created once
  return LaterBody === undefined ? null : <LaterBody frame={frame} page={page} />
}

function ProblemBody({ frame, page }: BodyProps<ProblemPage>) {
  return (
    <PlainPage {...problemPages[page.problem]}>
      <ButtonLink to={HOME_PAGE.path}>{frame.person === null ? wayOn.start : wayOn.home}</ButtonLink>
    </PlainPage>
  )
}
