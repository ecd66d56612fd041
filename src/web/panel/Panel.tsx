import type { ReactNode } from 'react'
import type { PanelFrame } from '#contract/panel/frame.ts'
import type { PanelBody, PanelPage, ProblemPage } from '#contract/panel/page.ts'
import { PANEL_PATHS } from '#contract/panel/paths.ts'
import { problem } from '../copy/panel-status.ts'
import { Frame } from './frame/Frame.tsx'
import { EraseDialog, MessageBody } from './messages/MessageBody.tsx'
import { MessagesBody } from './messages/MessagesBody.tsx'
import { DayRecordBody } from './office/DayRecordBody.tsx'
import { FactsBody } from './office/FactsBody.tsx'
import { HistoryBody, RestoreDialog } from './office/HistoryBody.tsx'
import { HoursBody } from './office/HoursBody.tsx'
import { MoreBody } from './office/MoreBody.tsx'
import { NoticeBody } from './office/NoticeBody.tsx'
import type { BodyProps } from './parts/body.ts'
import { Title } from './parts/Title.tsx'
import { AddPersonBody } from './people/AddPersonBody.tsx'
import { InvitationBody } from './people/InvitationBody.tsx'
import { PeopleBody } from './people/PeopleBody.tsx'
import { PeopleQuestion } from './people/PeopleDialogs.tsx'
import { GoldBoardBody } from './prices/GoldBoardBody.tsx'
import { HaltAllDialog, HomeBody } from './prices/HomeBody.tsx'
import { HaltOneDialog, PriceBody } from './prices/PriceBody.tsx'
import { SeveralBody } from './prices/SeveralBody.tsx'
import { PanelContext } from './renewal/panel-context.ts'
import { isSignedIn } from './renewal/renewed-page.ts'
import { useLivePage } from './renewal/use-live-page.ts'
import { SessionOver, SignIn } from './sign-in/SignIn.tsx'
import { StatusBody } from './status/StatusBody.tsx'

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
  if (body.kind === 'home' && body.asksToHaltAll) return <HaltAllDialog frame={frame} page={body} />
  if (body.kind === 'price' && body.asksToHalt) return <HaltOneDialog frame={frame} page={body} />
  if (body.kind === 'history' && body.restoring !== null)
    return <RestoreDialog frame={frame} restoring={body.restoring} outcome={body.outcome} />
  if (body.kind === 'message' && body.asksToErase) return <EraseDialog frame={frame} page={body} />
  if (body.kind === 'people' && body.dialog !== null)
    return <PeopleQuestion frame={frame} page={body} dialog={body.dialog} />
  return null
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
    case 'notice':
      return <NoticeBody frame={frame} page={page} />
    case 'hours':
      return <HoursBody frame={frame} page={page} />
    case 'facts':
      return <FactsBody frame={frame} page={page} />
    case 'history':
      return <HistoryBody frame={frame} page={page} />
    case 'day-record':
      return <DayRecordBody frame={frame} page={page} />
    case 'messages':
      return <MessagesBody frame={frame} page={page} />
    case 'message':
      return <MessageBody frame={frame} page={page} />
    case 'people':
      return <PeopleBody frame={frame} page={page} />
    case 'add-person':
      return <AddPersonBody frame={frame} page={page} />
    case 'invitation':
      return <InvitationBody frame={frame} page={page} />
    case 'more':
      return <MoreBody frame={frame} page={page} />
    case 'status':
      return <StatusBody frame={frame} page={page} />
    case 'problem':
      return <ProblemBody frame={frame} page={page} />
  }
}

/** What could not be shown or done, and the way on. */
function ProblemBody({ frame, page }: BodyProps<ProblemPage>) {
  return (
    <>
      <Title heading={page.title} lead={problem.code(page.status)} />
      <section className="sheet">
        <div className="in">
          <p>{page.text}</p>
          <div className="acts">
            <a className="btn" href={PANEL_PATHS.home}>
              {frame.person === null ? problem.start : problem.home}
            </a>
          </div>
        </div>
      </section>
    </>
  )
}
