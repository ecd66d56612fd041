import type { FrameActions, PanelActions } from '#contract/panel/action-shapes.ts'
import type { AllActionsOf } from './action.ts'
import { HALT_ACTIONS } from './actions/halt-actions.ts'
import { SETTLE_ACTIONS } from './actions/settle-action.ts'
import { SIGN_IN_ACTIONS } from './actions/sign-in-actions.ts'
import { PAGES } from './page-list.ts'

const FRAME_ACTIONS: AllActionsOf<FrameActions> = { ...HALT_ACTIONS, ...SETTLE_ACTIONS, ...SIGN_IN_ACTIONS }

/** The actions of the frame and of all pages. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type of each page demands all of its actions
export const ACTIONS = Object.fromEntries(
  [FRAME_ACTIONS, ...Object.values(PAGES).map(({ actions }) => actions)].flatMap((actions) => Object.entries(actions)),
) as unknown as AllActionsOf<PanelActions>
