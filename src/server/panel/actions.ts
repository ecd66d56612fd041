import type { PanelActions } from '#contract/panel/actions.ts'
import type { AllActionsOf } from './action.ts'
import { APPROVAL_ACTIONS } from './actions/approval.ts'
import { FACT_ACTIONS } from './actions/facts.ts'
import { HALT_ACTIONS } from './actions/halts.ts'
import { HISTORY_ACTIONS } from './actions/history.ts'
import { HOURS_ACTIONS } from './actions/hours.ts'
import { MARGIN_ACTIONS } from './actions/margins.ts'
import { MESSAGE_ACTIONS } from './actions/messages.ts'
import { NOTICE_ACTIONS } from './actions/notice.ts'
import { PEOPLE_ACTIONS } from './actions/people.ts'
import { SET_UP_ACTIONS } from './actions/set-up.ts'
import { SIGN_IN_ACTIONS } from './actions/sign-in.ts'
import { UNDO_ACTIONS } from './actions/undo.ts'

/** Everything that the panel can do, with the permission that each action needs. */
export const ACTIONS: AllActionsOf<PanelActions> = {
  ...HALT_ACTIONS,
  ...MARGIN_ACTIONS,
  ...APPROVAL_ACTIONS,
  ...SET_UP_ACTIONS,
  ...SIGN_IN_ACTIONS,
  ...MESSAGE_ACTIONS,
  ...PEOPLE_ACTIONS,
  ...NOTICE_ACTIONS,
  ...HOURS_ACTIONS,
  ...FACT_ACTIONS,
  ...HISTORY_ACTIONS,
  ...UNDO_ACTIONS,
}
