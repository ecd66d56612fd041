import type { BanknotesPage } from './banknotes-page.ts'
import type { FrameState } from './frame-state.ts'
import type { MessagePage, MessagesPage } from './message-pages.ts'
import type {
  DayRecordPage,
  FactsPage,
  HistoryPage,
  HoursPage,
  MorePage,
  NoticePage,
  StatusPage,
} from './office-pages.ts'
import type { AddPersonPage, PeoplePage } from './people-pages.ts'
import type { GoldBoardPage, PanelHomePage, PricePage, SeveralPage } from './price-pages.ts'
import type { SignInPage } from './sign-in-page.ts'

/** A page that can't be shown, with the reason. */
export interface ProblemPage {
  readonly kind: 'problem'
  readonly problem: 'not-found' | 'forbidden' | 'store-away'
}

export type PanelBody =
  | PanelHomePage
  | PricePage
  | BanknotesPage
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
  | MorePage
  | StatusPage
  | ProblemPage

/** The state of one page of the panel. Its moments are ms since the epoch, its days Istanbul's. */
export type PanelPage =
  | { readonly frame: FrameState; readonly body: PanelBody }
  | { readonly frame: Pick<FrameState, 'renderedAt' | 'officeName' | 'demo'>; readonly body: SignInPage }

/** `GET /api/state?sayfa=` and the stream send the page at that address as it is now. */
export const STATE_PATH = '/api/state'

/** `GET /api/stream?sayfa=`: the state whenever it differs, a sign of life, or that the session has ended. */
export const STREAM_PATH = '/api/stream'

export const STREAM_EVENTS = { state: 'state', alive: 'alive', ended: 'ended' } as const

/** Figures older than this are grey; ms. */
export const FIGURES_OLD_AFTER = 15_000

/** The name in the manifest of the build. */
export const PANEL_ENTRY = 'src/web/panel/panel-entry.client.tsx'

/** Files of the build that the document names. */
export interface PanelAssets {
  readonly script: string
  readonly sheet: string
  /** Markup at the beginning of the head: development loads modules through Vite. */
  readonly head: string
}
