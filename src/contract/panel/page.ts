import type { BodyOf, PageKind } from './declared-page.ts'
import type { FrameState } from './frame-state.ts'
import type { SignInPage } from './sign-in-page.ts'

/** A page that can't be shown, with the reason. */
export interface ProblemPage {
  readonly kind: 'problem'
  readonly problem: 'not-found' | 'forbidden' | 'store-away'
}

export type PanelBody = BodyOf<PageKind> | ProblemPage

/** The state of one page of the panel. Times are ms since the epoch; days are days in Istanbul. */
export type PanelPage =
  | { readonly frame: FrameState; readonly body: PanelBody }
  | { readonly frame: Pick<FrameState, 'renderedAt' | 'officeName' | 'demo'>; readonly body: SignInPage }

/** `GET /api/state?sayfa=` returns the current state of the page at that address. */
export const STATE_PATH = '/api/state'

/** `GET /api/stream?sayfa=` sends each changed state, heartbeats, and the end of the session. */
export const STREAM_PATH = '/api/stream'

export const STREAM_EVENTS = { state: 'state', alive: 'alive', ended: 'ended' } as const

/** The panel greys out figures that are older than this, ms. */
export const FIGURES_OLD_AFTER = 15_000

/** The name of the panel's script in the build's manifest. */
export const PANEL_ENTRY = 'src/web/panel/panel-entry.client.tsx'

/** Files of the build that the document names. */
export interface PanelAssets {
  readonly script: string
  readonly sheet: string
  /** Markup at the beginning of the head: development loads modules through Vite. */
  readonly head: string
}
