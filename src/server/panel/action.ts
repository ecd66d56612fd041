import type * as v from 'valibot'
import type { ActionAnswer, ActionBody, ActionName, PanelActions, TroubleKind } from '#contract/panel/action-shapes.ts'
import type { Permission } from '#contract/panel/roles.ts'
import type { Session, Visitor } from '../identity/index.ts'
import type { StoredAct } from '../store/index.ts'
import type { Stopper } from './admission.ts'
import type { PanelContext } from './context.ts'

/** An admitted request with its parsed body. */
export interface Asked<Body> {
  readonly session: Session
  readonly body: Body
  readonly visitor: Visitor
  /** The session's token from the cookie. */
  readonly token: string
  readonly setCookie: (cookie: string) => void
}

/** A request that needs no session. */
export type AskedByAnybody<Body> = Omit<Asked<Body>, 'session'>

/** A request of a person who may stop prices, proven by a session or by a stop pass. */
export type AskedByStopper<Body> = Omit<Asked<Body>, 'session'> & { readonly stopper: Stopper }

/** The action's own answer, or a trouble that every action can return. */
type Answer<Own> = Promise<Own | ActionTrouble>

/** Reasons for which any handler can refuse to act. */
export interface ActionTrouble {
  readonly kind: Extract<TroubleKind, 'not-found' | 'unconfirmed'>
}

/** One line of the audit email and the history. `halts`: the history has rows of its own for halts. */
export interface AuditLine {
  readonly about: StoredAct['about'] | 'halts'
  readonly text: string
}

interface CommonAction<Body> {
  /** A body that does not match is rejected as `bad-request`. */
  readonly schema: v.GenericSchema<unknown, Body>
}

export interface Action<Body, Own> extends CommonAction<Body> {
  readonly permission: Permission
  /** The maximum body size in bytes, if it exceeds the general limit. */
  readonly bodyLimit?: number
  /** True if the person has to confirm by passkey first. */
  readonly passkey?: true
  readonly handler: (asked: Asked<Body>, context: PanelContext) => Answer<Own>
  /**
   * The Turkish line for the audit email and the history, without visitors' personal data. Null means that nothing
   * was done. `settings`: the settings version is the record. `none`: the action changes nothing.
   */
  readonly audit: 'settings' | 'none' | ((answer: Own, asked: Asked<Body>) => AuditLine | null)
}

/** An action that removes prices from the site. A stop pass is enough for it. */
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

/** The actions of one area of the contract, all of which need a session. */
export type ActionsOf<Area extends Partial<PanelActions>> = {
  readonly [Name in keyof Area & ActionName]: Action<ActionBody<Name>, ActionAnswer<Name>>
}

export type StopActionOf<Name extends ActionName> = StopAction<ActionBody<Name>, ActionAnswer<Name>>

/** The actions of an area in which some need no session. */
export type AllActionsOf<Area extends Partial<PanelActions>> = {
  readonly [Name in keyof Area & ActionName]:
    | Action<ActionBody<Name>, ActionAnswer<Name>>
    | OpenAction<ActionBody<Name>, ActionAnswer<Name>>
    | StopAction<ActionBody<Name>, ActionAnswer<Name>>
}
