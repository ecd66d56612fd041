import type * as v from 'valibot'
import type { ActionAnswer, ActionBody, ActionName, PanelActions, TroubleKind } from '#contract/panel/action-shapes.ts'
import type { Permission } from '#contract/panel/roles.ts'
import type { Session, Visitor } from '../identity/index.ts'
import type { StoredAct } from '../store/index.ts'
import type { Stopper } from './admission.ts'
import type { PanelContext } from './context.ts'

/** A request that may be answered: who sends it, and what. */
export interface Asked<Body> {
  readonly session: Session
  readonly body: Body
  readonly visitor: Visitor
  /** The token of the session, as its cookie holds it. */
  readonly token: string
  /** Sets a cookie with the answer. */
  readonly setCookie: (cookie: string) => void
}

/** The same from somebody who need not be signed in. */
export type AskedByAnybody<Body> = Omit<Asked<Body>, 'session'>

/** The same from somebody who may stop prices, by a session or by a stop pass. */
export type AskedByStopper<Body> = Omit<Asked<Body>, 'session'> & { readonly stopper: Stopper }

/** An answer of its own, or a reason that every action may have. */
type Answer<Own> = Promise<Own | ActionTrouble>

/** Reasons of a handler to do nothing that every action may have. */
export interface ActionTrouble {
  readonly kind: Extract<TroubleKind, 'not-found' | 'unconfirmed'>
}

/** One line of letter and history. A halt has its own rows in the history. */
export interface AuditLine {
  readonly about: StoredAct['about'] | 'halts'
  readonly text: string
}

interface CommonAction<Body> {
  /** A body that does not match is refused as `bad-request`. */
  readonly schema: v.GenericSchema<unknown, Body>
}

export interface Action<Body, Own> extends CommonAction<Body> {
  readonly permission: Permission
  /** Bytes of a body that may be longer than others. */
  readonly bodyLimit?: number
  /** The person confirms by passkey first. Left out: no. */
  readonly passkey?: true
  readonly handler: (asked: Asked<Body>, context: PanelContext) => Answer<Own>
  /**
   * The line of the audit letter and the history, in Turkish, without personal data of visitors; null: nothing was
   * done. `settings`: the version is the record. `none`: the action changes nothing.
   */
  readonly audit: 'settings' | 'none' | ((answer: Own, asked: Asked<Body>) => AuditLine | null)
}

/** Takes prices off the site. A stop pass is enough for it. */
export interface StopAction<Body, Own> extends CommonAction<Body> {
  readonly permission: 'halt'
  readonly takesStopPass: true
  readonly handler: (asked: AskedByStopper<Body>, context: PanelContext) => Answer<Own>
  readonly audit: (answer: Own, asked: AskedByStopper<Body>) => AuditLine | null
}

/** An action that needs no session. */
export interface OpenAction<Body, Own> extends CommonAction<Body> {
  readonly permission: null
  readonly handler: (asked: AskedByAnybody<Body>, context: PanelContext) => Answer<Own>
  readonly audit: 'none'
}

/** Rows of the table of one area of the contract. */
export type ActionsOf<Area extends Partial<PanelActions>> = {
  readonly [Name in keyof Area & ActionName]: Action<ActionBody<Name>, ActionAnswer<Name>>
}

export type StopActionOf<Name extends ActionName> = StopAction<ActionBody<Name>, ActionAnswer<Name>>

/** The same where some come before a session. */
export type AllActionsOf<Area extends Partial<PanelActions>> = {
  readonly [Name in keyof Area & ActionName]:
    | Action<ActionBody<Name>, ActionAnswer<Name>>
    | OpenAction<ActionBody<Name>, ActionAnswer<Name>>
    | StopAction<ActionBody<Name>, ActionAnswer<Name>>
}
