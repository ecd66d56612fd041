import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { isFields } from '#contract/json.ts'
import { actionPath, type ActionName, TROUBLE_STATUS, type Trouble } from '#contract/panel/action-shapes.ts'
import { SECOND } from '#domain/calendar.ts'
import { type Log, withTimeout } from '../runtime/index.ts'
import { actFingerprint, StoreFailure } from '../store/index.ts'
import { actIdIn, startAct, storedAnswer } from './act.ts'
import type { Action, ActionTrouble, Asked, AskedByStopper, OpenAction, StopAction } from './action.ts'
import { ACTIONS } from './actions.ts'
import { admit, admitStop, isPanelOrigin, renewedStopPass, tokenIn, visitorOf } from './admission.ts'
import type { PanelContext } from './context.ts'

type AnyAnswer = { readonly kind: string }
type AnyAction = Action<unknown, AnyAnswer> | OpenAction<unknown, AnyAnswer> | StopAction<unknown, AnyAnswer>

/** Registers `POST /api/<action>`. Requests and answers are JSON, and each action has its own guard. */
export function addActions(app: FastifyInstance, opened: Promise<PanelContext>): void {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each row's schema and handler are of one type
  for (const [name, action] of Object.entries(ACTIONS) as [ActionName, AnyAction][])
    app.post(actionPath(name), limitOf(action), async (request, reply) => {
      const context = await opened
      const answer = await answerTo(request, reply, name, action, context)
      hasActed(context)
      return reply.code(statusOf(answer.kind)).send(answer)
    })
}

/** Lets open pages follow. The page that acted asks for its state as soon as it has the answer. */
export function hasActed({ revision, reportIsOld, acted }: PanelContext): void {
  revision.written()
  reportIsOld()
  acted.publish()
}

function limitOf(action: AnyAction): { readonly bodyLimit?: number } {
  return 'bodyLimit' in action && action.bodyLimit !== undefined ? { bodyLimit: action.bodyLimit } : {}
}

async function answerTo(
  request: FastifyRequest,
  reply: FastifyReply,
  name: ActionName,
  action: AnyAction,
  context: PanelContext,
): Promise<{ readonly kind: string }> {
  return orTrouble(name, request.log, async () => {
    if (!isJson(request) || !isPanelOrigin(request, context)) return { kind: 'foreign' } satisfies Trouble
    const common = {
      visitor: visitorOf(request),
      token: context.cookie.read(request.headers.cookie) ?? '',
      setCookie: (cookie: string) => void reply.header('set-cookie', cookie),
    }
    if (action.permission === null) {
      const body = readBody(action, request)
      if (body === null) return { kind: 'bad-request' } satisfies Trouble
      return action.handler({ ...common, body: body.value }, context)
    }
    if ('takesStopPass' in action) {
      const admitted = await admitStop(request, tokenIn(request), context)
      if (!admitted.ok) return admitted.error
      const body = readBody(action, request)
      if (body === null) return { kind: 'bad-request' } satisfies Trouble
      const act = { id: actIdIn(request), fingerprint: actFingerprint(name, body.value) }
      return runStop(name, action, { ...common, stopper: admitted.value, body: body.value, act }, context)
    }
    const needs = { permission: action.permission, formToken: tokenIn(request) }
    const admitted = await admit(request, needs, context)
    if (!admitted.ok) return admitted.error
    const pass = renewedStopPass(request, admitted.value, context)
    if (pass !== null) common.setCookie(pass)
    const body = readBody(action, request)
    if (body === null) return { kind: 'bad-request' } satisfies Trouble
    const asked = { ...common, session: admitted.value, body: body.value }
    return runAction(name, action, actIdIn(request), asked, context)
  })
}

/** Resolves with a trouble if the store fails. */
export async function orTrouble<Answer>(
  action: ActionName,
  log: Pick<Log, 'warn'>,
  work: () => Promise<Answer>,
): Promise<Answer | Trouble> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof StoreFailure)) throw error
    log.warn({ code: error.code, reason: error.message, action }, 'the store failed during a panel action')
    return { kind: troubleOf(error) }
  }
}

/** Longer than an act waits for its commit, for replicas and for prices; shorter than the page waits. */
const ANSWER_WITHIN = 6.5 * SECOND

/** Runs the action unless it is stored, and writes one log line. An act whose answer is known is not done again. */
export async function runAction<Body, Own extends { readonly kind: string }>(
  name: ActionName,
  action: Action<Body, Own>,
  id: string,
  asked: Asked<Body>,
  context: PanelContext,
): Promise<{ readonly kind: string }> {
  const { session, body } = asked
  if (action.passkey === true && !session.confirmed) return { kind: 'unconfirmed' } satisfies Trouble
  const person = session.person.name
  const { audit } = action
  const act = startAct<Own>(
    {
      id,
      person: session.person.id,
      by: person,
      action: name,
      body,
      lineOf: (answer) => (typeof audit === 'function' ? audit(answer, asked) : null),
    },
    context,
  )
  const carryOut = async (): Promise<{ readonly kind: string }> => {
    const known = await storedAnswer(act, context)
    if (known !== null) return known
    try {
      const answer = await action.handler({ ...asked, act }, context)
      if (act.isStored() || audit === 'none') return answer
      // Another request with the same id may have done the act in the meantime, so that nothing was left to do.
      const stored = await StoreFailure.replacedBy(null, storedAnswer(act, context))
      return stored === null || stored.kind === answer.kind ? answer : stored
    } catch (error) {
      if (!(error instanceof StoreFailure)) throw error
      if (error.code === 'REPEATED')
        return (await storedAnswer(act, context)) ?? ({ kind: 'unknown' } satisfies Trouble)
      throw error
    }
  }
  const answer =
    (await withTimeout(carryOut(), ANSWER_WITHIN, context.clock)) ?? ({ kind: 'unknown' } satisfies Trouble)
  if (audit !== 'none') logAction(person, name, answer, context)
  return answer
}

/** Runs a stop, which needs no session. A repeated stop is carried out again: it is safe, and finds its own halts. */
export async function runStop<Body, Own extends { readonly kind: string }>(
  name: ActionName,
  action: StopAction<Body, Own>,
  asked: AskedByStopper<Body>,
  context: PanelContext,
): Promise<Own | ActionTrouble> {
  const answer = await action.handler(asked, context)
  logAction(asked.stopper.name, name, answer, context)
  return answer
}

function logAction(person: string, action: ActionName, { kind: outcome }: AnyAnswer, { log }: PanelContext): void {
  log.info({ person, action, outcome }, 'panel action')
}

/** Without an answer of the store, nothing has changed unless its commit was sent. */
function troubleOf(failure: StoreFailure): Trouble['kind'] {
  if (failure.uncertain) return 'unknown'
  return failure.code === 'CANCELLED' ? 'cancelled' : 'store-away'
}

function readBody(action: Pick<AnyAction, 'schema'>, { body }: FastifyRequest): { readonly value: unknown } | null {
  try {
    const json: unknown = JSON.parse(typeof body === 'string' ? body : '')
    // Valibot takes a list for an object without required fields.
    if (!isFields(json)) return null
    const read = v.safeParse(action.schema, json)
    return read.success ? { value: read.output } : null
  } catch {
    return null
  }
}

/** Browsers send this type across origins only after a preflight, which the panel does not permit. */
function isJson({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.split(';')[0]?.trim().toLowerCase() === 'application/json'
}

/** An action's own answer has status 200. Its `kind` is the result. */
function statusOf(kind: string): number {
  const statuses: Readonly<Record<string, number>> = TROUBLE_STATUS
  return Object.hasOwn(statuses, kind) ? (statuses[kind] ?? 200) : 200
}
