import { createContext, use } from 'react'
import type { ReactNode } from 'react'
import type { ActionAnswer, ActionBody, ActionName } from '#contract/panel/action-shapes.ts'
import type { HaltAnswer } from '#contract/panel/halt-answers.ts'
import type { Now } from '../../copy/panel-moments.ts'
import type { CallFailure } from './call-action.ts'

/** The one context of the panel, besides the state of its page. */
export interface PanelTools {
  /** The address of the page that shows, with its query. */
  readonly address: string
  /** The server's time, ms; ticks each second. */
  readonly now: number
  /** The last moment of which the state is true, once that is too long ago; null: it is renewed. */
  readonly oldSince: number | null
  /** When the server was heard last, by its own clock. */
  readonly heardAt: number
  /**
   * Does something, and asks for the state anew. Asks for the passkey first where the server wants it. Never rejects.
   */
  readonly act: <Name extends ActionName>(
    name: Name,
    body: ActionBody<Name>,
  ) => Promise<ActionAnswer<Name> | CallFailure>
  /** Asks for the state at once. */
  readonly refresh: () => void
  /** To another page, with a note of what was done over it. */
  readonly go: (address: string, note?: ReactNode) => void
  /** Opens the dialog at an address; Back closes it. */
  readonly open: (address: string) => void
  readonly close: () => void
  /** Shows a note over the page until somebody goes to another one, in place of the last; null: none. */
  readonly tell: (note: ReactNode) => void
  /** The answer to the last halt or resumption of this window; see `holdsStill`. */
  readonly lastHalt: HaltAnswer | null
}

export const PanelStateContext = createContext<PanelTools | null>(null)

/** Throws outside `Panel`. */
export function usePanel(): PanelTools {
  const panel = use(PanelStateContext)
  if (panel === null) throw new Error('drawn outside the panel')
  return panel
}

/** The moment from which ages are counted; it ticks each second. */
export function useNow(): Now {
  return { renderedAt: usePanel().now }
}
