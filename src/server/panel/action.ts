import type * as v from 'valibot'
import type { ActionAnswer, ActionBody, ActionName, PanelActions, TroubleKind } from '#contract/panel/action-shapes.ts'
import type { Permission } from '#contract/panel/roles.ts'
import type { Session, Visitor } from '../identity/index.ts'
import type { AskedAct } from '../store/index.ts'
import type { AuditLine, OpenAct } from './act.ts'
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

/** An admitted request that acts: the handler does it by the act's repositories, or else it is not stored. */
export interface Acting<Body, Own> extends Asked<Body> {
  readonly act: OpenAct<Own>
}

/** A request that needs no session. */
export type AskedByAnybody<Body> = Omit<Asked<Body>, 'session'>

/** A request of a person who may stop prices, proven by a session or by a stop pass. */
export type AskedByStopper<Body> = Omit<Asked<Body>, 'session'> & {
  readonly stopper: Stopper
  /** The id of the act, and the hash of its kind and body. */
  readonly act: Pick<AskedAct, 'id' | 'fingerprint'>
}

/** The action's own answer, or a trouble that every action can return. */
type Answer<Own> = Promise<Own | ActionTrouble>

/** Reasons for which any handler can refuse to act. */
export interface ActionTrouble {
  readonly kind: Extract<TroubleKind, 'not-found' | 'unconfirmed' | 'other-act'>
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
  readonly handler: (asked: Acting<Body, Own>, context: PanelContext) => Answer<Own>
  /**
   * The Turkish line for the audit email and the history, without visitors' personal data, which is stored with the
   * act. Null means that it has none. `own`: the act has a record of its own, for example the settings version.
   * `none`: the action changes nothing that is recorded.
   */
  readonly audit: 'own' | 'none' | ((answer: Own, asked: Asked<Body>) => AuditLine | null)
}

/** An action that removes prices from the site. A stop pass is enough for it. */
export interface StopAction<Body, Own> extends CommonAction<Body> {
  readonly permission: 'halt'
  readonly takesStopPass: true
  readonly handler: (asked: AskedByStopper<Body>, context: PanelContext) => Answer<Own>
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
