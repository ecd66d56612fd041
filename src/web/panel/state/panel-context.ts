import { createContext, use } from 'react'
import type { ReactNode } from 'react'
import type { ActionAnswer, ActionBody, ActionName } from '#contract/panel/action-shapes.ts'
import type { HaltAnswer } from '#contract/panel/halt-answers.ts'
import type { CallFailure } from './call-action.ts'
import type { Acts } from './use-acts.ts'

/** The values and functions that all components of the panel share. */
export interface PanelTools {
  /** The address of the current page, with its query. */
  readonly address: string
  /** The server's time in ms, updated each second. */
  readonly now: number
  /** The last time at which the page was confirmed, if that is too long ago; null means that the page is current. */
  readonly oldSince: number | null
  /** The time of the server's last message, by the server's clock. */
  readonly serverSentAt: number
  /** The name of the signed-in person; null means that nobody is signed in. */
  readonly me: string | null
  /**
   * Runs an action, then refreshes the state. Asks for the passkey first if the server requires it. Resolves when the
   * outcome is known, and never rejects. If `isLeft` then returns true, the page shows the outcome itself.
   */
  readonly act: <Name extends ActionName>(
    name: Name,
    body: ActionBody<Name>,
    isLeft?: (answer: { readonly kind: string }) => boolean,
  ) => Promise<ActionAnswer<Name> | CallFailure>
  /** The acts that wait for their outcome, and outcomes whose form is gone; see `ActNote`. */
  readonly acts: Acts
  /** Requests the state at once. */
  readonly refresh: () => void
  /** Opens another page, with a note about the action over it. */
  readonly go: (address: string, note?: ReactNode) => void
  /** Opens the dialog at an address; Back closes it. */
  readonly open: (address: string) => void
  readonly close: () => void
  /** Shows a note over the page until another page or note replaces it; null removes it. */
  readonly showNote: (note: ReactNode) => void
  /** The technician's telephone; null means that the office named none. */
  readonly technician: string | null
  /** The answer to the last halt or resumption in this tab; see `holdsStill`. */
  readonly lastHalt: HaltAnswer | null
}

export const PanelStateContext = createContext<PanelTools | null>(null)

/** Throws outside `Panel`. */
export function usePanel(): PanelTools {
  const panel = use(PanelStateContext)
  if (panel === null) throw new Error('usePanel was called outside the panel')
  return panel
}
