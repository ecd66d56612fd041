import type { BanknoteActions } from './banknotes-page.ts'
import type { HaltActions } from './halt-answers.ts'
import type { MessageActions } from './message-pages.ts'
import type { FactActions, HistoryActions, HoursActions, NoticeActions, PictureActions } from './office-actions.ts'
import type { PeopleActions } from './people-pages.ts'
import type { PriceActions } from './price-pages.ts'
import type { SetUpActions } from './set-up-page.ts'
import type { SignInActions } from './sign-in-page.ts'

/** All actions of the panel, with the body and the answer of `POST /api/<name>`. */
export interface PanelActions
  extends
    HaltActions,
    PriceActions,
    BanknoteActions,
    SetUpActions,
    SignInActions,
    MessageActions,
    PeopleActions,
    NoticeActions,
    HoursActions,
    FactActions,
    PictureActions,
    HistoryActions {}

export type ActionName = keyof PanelActions
export type ActionBody<Name extends ActionName> = PanelActions[Name]['body']
export type ActionAnswer<Name extends ActionName> = PanelActions[Name]['answer']

/** Reasons why the server did not try an action, with their status. Nothing has changed. */
export const TROUBLE_STATUS = {
  'bad-request': 400,
  'signed-out': 401,
  forbidden: 403,
  /** The request did not come from a page of the panel. */
  foreign: 403,
  /** The token belongs to another session. */
  'old-token': 403,
  /** Not an error: the browser asks for the passkey (`confirm`) and sends the request again. */
  unconfirmed: 200,
  'not-found': 404,
  'too-large': 413,
  'too-many': 429,
  failed: 500,
  'store-away': 503,
  /** This release cannot read a stored version of the settings. */
  'settings-unreadable': 503,
} as const

export type TroubleKind = keyof typeof TROUBLE_STATUS

/** `retryAfter` in ms is set for `too-many` only. */
export interface Trouble {
  readonly kind: TroubleKind
  readonly retryAfter?: number
}

export function actionPath(name: ActionName): string {
  return `/api/${name}`
}

/** The header with the session's token (`FrameState.formToken`) in every action. */
export const TOKEN_HEADER = 'x-panel-token'
