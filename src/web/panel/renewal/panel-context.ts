import { createContext, use } from 'react'
import type { PanelPage } from '#contract/panel/page.ts'
import type { Now } from '../../copy/panel-moments.ts'

/** What the browser knows besides the page: the time, whether the page is renewed, and how a form fares. */
export interface PanelLive {
  /** The address of the page, with its query. */
  readonly path: string
  /** The server's time, ms; ticks each second. */
  readonly now: number
  /** The last moment of which the page is true, once that is too long ago; null: it is renewed. */
  readonly oldSince: number | null
  /** When the server was heard last, by its own clock: the figures of the page were true then. */
  readonly heardAt: number
  /** An answer of the server in place of the page: what a form that was refused came back with. */
  readonly show: (page: PanelPage) => void
  /** Follow the page anew: somebody has signed in again, or is impatient. */
  readonly follow: () => void
}

export const PanelContext = createContext<PanelLive | null>(null)

/** Throws outside `Panel`. */
export function usePanel(): PanelLive {
  const live = use(PanelContext)
  if (live === null) throw new Error('drawn outside the panel')
  return live
}

/** What moments of the page are seen from; ticks each second. */
export function useNow(): Now {
  return { renderedAt: usePanel().now }
}
