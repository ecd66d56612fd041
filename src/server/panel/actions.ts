import type { PanelActions } from '#contract/panel/action-shapes.ts'
import type { AllActionsOf } from './action.ts'
import { APPROVAL_ACTIONS } from './actions/approval-action.ts'
import { BANKNOTE_ACTIONS } from './actions/banknotes-action.ts'
import { FACT_ACTIONS } from './actions/facts-action.ts'
import { HALT_ACTIONS } from './actions/halt-actions.ts'
import { HISTORY_ACTIONS } from './actions/history-actions.ts'
import { HOURS_ACTIONS } from './actions/hours-actions.ts'
import { MARGIN_ACTIONS } from './actions/margin-actions.ts'
import { MESSAGE_ACTIONS } from './actions/message-actions.ts'
import { NOTICE_ACTIONS } from './actions/notice-action.ts'
import { PEOPLE_ACTIONS } from './actions/people-actions.ts'
import { PICTURE_ACTIONS } from './actions/picture-action.ts'
import { SET_UP_ACTIONS } from './actions/set-up-actions.ts'
import { SETTLE_ACTIONS } from './actions/settle-action.ts'
import { SIGN_IN_ACTIONS } from './actions/sign-in-actions.ts'

export const ACTIONS: AllActionsOf<PanelActions> = {
  ...HALT_ACTIONS,
  ...SETTLE_ACTIONS,
  ...MARGIN_ACTIONS,
  ...BANKNOTE_ACTIONS,
  ...APPROVAL_ACTIONS,
  ...SET_UP_ACTIONS,
  ...SIGN_IN_ACTIONS,
  ...MESSAGE_ACTIONS,
  ...PEOPLE_ACTIONS,
  ...NOTICE_ACTIONS,
  ...HOURS_ACTIONS,
  ...FACT_ACTIONS,
  ...PICTURE_ACTIONS,
  ...HISTORY_ACTIONS,
}
