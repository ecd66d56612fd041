import type { PageActions } from './declared-page.ts'
import type { HaltActions } from './halt-answers.ts'
import type { SettleActions } from './settle-act.ts'
import type { SignInActions } from './sign-in-page.ts'

/** Actions that belong to no single page. */
export type FrameActions = HaltActions & SettleActions & SignInActions

/** All actions of the panel, with the body and the answer of `POST /api/<name>`. */
export type PanelActions = FrameActions & AllOf<PageActions[keyof PageActions]>

/** The intersection of a union's members. */
type AllOf<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

export type ActionName = keyof PanelActions
export type ActionBody<Name extends ActionName> = PanelActions[Name]['body']
export type ActionAnswer<Name extends ActionName> = PanelActions[Name]['answer']

/** Reasons why the server did not carry out an action, with their status. Nothing has changed, except where noted. */
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
  /** The repeated act was done. Its answer contained a secret, which is not stored. */
  'shown-once': 200,
  /** The act's id belongs to an act of another person or with another body. */
  'other-act': 409,
  'too-large': 413,
  'too-many': 429,
  /** An error of the server: nobody knows whether the act was done until it is settled (`settleAct`). */
  failed: 500,
  'store-away': 503,
  /** The store was too slow, so the act was cancelled. */
  cancelled: 503,
  /** The store or the server gave no answer in time. The act may still be done until it is settled. */
  unknown: 503,
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

/** The header with the id of the act, made by the page. A repeated request with the same id is the same act. */
export const ACT_HEADER = 'x-panel-act'

/** The header with the session's token (`FrameState.formToken`) in every action. */
export const TOKEN_HEADER = 'x-panel-token'
