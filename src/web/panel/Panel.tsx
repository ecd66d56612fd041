import type { ReactNode } from 'react'
import type { PanelFrame } from '#contract/panel/frame.ts'
import type { PanelBody, PanelPage } from '#contract/panel/page.ts'
import { Frame } from './frame/Frame.tsx'
import { PanelContext } from './live/panel-context.ts'
import { isSignedIn } from './live/renewal.ts'
import { useLivePage } from './live/use-live-page.ts'
import { GoldBoardBody } from './prices/GoldBoardBody.tsx'
import { HaltAllDialog, HomeBody } from './prices/HomeBody.tsx'
import { HaltOneDialog, PriceBody } from './prices/PriceBody.tsx'
import { SeveralBody } from './prices/SeveralBody.tsx'
import { SessionOver } from './sign-in/SessionOver.tsx'
import { SignIn } from './sign-in/SignIn.tsx'

/** The whole panel at one address, as the server draws it and the browser keeps it true. */
export function Panel({ page: first, path }: { page: PanelPage; path: string }) {
  const live = useLivePage(first, path)
  const { page, ended } = live
  return (
    <PanelContext value={live}>
      {isSignedIn(page) ? <Signed page={page} ended={ended} /> : <SignIn frame={page.frame} page={page.body} />}
    </PanelContext>
  )
}

interface SignedProps {
  readonly page: { readonly frame: PanelFrame; readonly body: PanelBody }
  readonly ended: boolean
}

function Signed({ page: { frame, body }, ended }: SignedProps) {
  const dialog = ended ? <SessionOver /> : questionOver(frame, body)
  return (
    <>
      <Frame frame={frame} kind={body.kind} inert={dialog !== null}>
        <Body frame={frame} page={body} />
      </Frame>
      {dialog}
    </>
  )
}

/** What is asked over the page; null: nothing. */
function questionOver(frame: PanelFrame, body: PanelBody): ReactNode {
  switch (body.kind) {
    case 'home':
      return body.asksToHaltAll ? <HaltAllDialog frame={frame} page={body} /> : null
    case 'price':
      return body.asksToHalt ? <HaltOneDialog frame={frame} page={body} /> : null
    default:
      return null
  }
}

function Body({ frame, page }: { frame: PanelFrame; page: PanelBody }) {
  switch (page.kind) {
    case 'home':
      return <HomeBody frame={frame} page={page} />
    case 'price':
      return <PriceBody frame={frame} page={page} />
    case 'several':
      return <SeveralBody frame={frame} page={page} />
    case 'gold-board':
      return <GoldBoardBody frame={frame} page={page} />
    // The other pages are drawn elsewhere, until they are.
    default:
      return null
  }
}
