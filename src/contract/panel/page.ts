import type { PanelFrame } from './frame.ts'
import type { MessagePage, MessagesPage } from './messages.ts'
import type { DayRecordPage, FactsPage, HistoryPage, HoursPage, MorePage, NoticePage, StatusPage } from './office.ts'
import type { AddPersonPage, InvitationPage, PeoplePage } from './people.ts'
import type { GoldBoardPage, HomePage, PricePage, SeveralPage } from './prices.ts'
import type { SignInPage } from './sign-in.ts'

/** What could not be shown or done, in words. */
export interface ProblemPage {
  readonly kind: 'problem'
  readonly status: number
  readonly title: string
  readonly text: string
}

export type PanelBody =
  | HomePage
  | PricePage
  | SeveralPage
  | GoldBoardPage
  | NoticePage
  | HoursPage
  | FactsPage
  | HistoryPage
  | DayRecordPage
  | MessagesPage
  | MessagePage
  | PeoplePage
  | AddPersonPage
  | InvitationPage
  | MorePage
  | StatusPage
  | ProblemPage

/** A page of the panel as server and browser draw it. Its moments are ms since the epoch, its days Istanbul's. */
export type PanelPage =
  | { readonly frame: PanelFrame; readonly body: PanelBody }
  | { readonly frame: Pick<PanelFrame, 'renderedAt' | 'officeName' | 'demo'>; readonly body: SignInPage }

/** Id of the `<script type="application/json">` that carries the page. */
export const PANEL_PAGE_ID = 'panel-page'

/** What the stream tells: the page of its address anew, that it lives, or that the session has ended. */
export const STREAM_EVENTS = { page: 'page', alive: 'alive', ended: 'ended' } as const

/** Figures older than this are grey, and nothing is published on them; ms. */
export const FIGURES_OLD_AFTER = 15_000

/** As the manifest of its build names it. */
export const PANEL_ENTRY = 'src/web/panel/entry.client.tsx'

/** Files of the build that a document names. */
export interface PanelAssets {
  readonly script: string
  readonly sheet: string
}

/** The renderer, a built file of the web layer: the whole document. */
export type WritePanel = (page: PanelPage, path: string, assets: PanelAssets) => string
