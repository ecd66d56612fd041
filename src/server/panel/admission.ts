import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { TOKEN_HEADER, type Trouble } from '#contract/panel/action-shapes.ts'
import { may, type Permission } from '#contract/panel/roles.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { isFormTokenOf, type Session, type SessionState, type Visitor } from '../identity/index.ts'
import type { PanelContext } from './context.ts'

interface AdmissionNeeds {
  readonly permission: Permission
  /** The token from the request's `TOKEN_HEADER` or from the field of the plain form. */
  readonly formToken: unknown
}

/** Every write has to come from the panel's own origin. */
export function isPanelOrigin({ headers }: FastifyRequest, { origin }: PanelContext): boolean {
  return headers.origin === origin
}

/**
 * Admits a write if its origin, session, form token and permission are valid. Without the store, the last known
 * session can only halt.
 */
export async function admit(
  request: FastifyRequest,
  { permission, formToken }: AdmissionNeeds,
  context: PanelContext,
): Promise<Result<Session, Trouble>> {
  if (!isPanelOrigin(request, context)) return fail({ kind: 'foreign' })
  const state = await sessionOf(request, 'use', context)
  if (state.kind === 'unavailable') return fail({ kind: 'store-away' })
  if (!('session' in state)) return fail({ kind: 'signed-out' })
  const { session } = state
  if (!isFormTokenOf(session, formToken)) return fail({ kind: 'old-token' })
  if (!may(session.person.role, permission)) return fail({ kind: 'forbidden' })
  if (state.kind === 'last-known' && permission !== 'halt') return fail({ kind: 'store-away' })
  return ok(session)
}

export type Stopper = Pick<Session['person'], 'id' | 'name'>

/**
 * Admits a stop by its origin and a stop pass, which works without the database and after the session has become
 * idle. Without a pass, the rules of every other action apply.
 */
export async function admitStop(
  request: FastifyRequest,
  formToken: unknown,
  context: PanelContext,
): Promise<Result<Stopper, Trouble>> {
  if (!isPanelOrigin(request, context)) return fail({ kind: 'foreign' })
  const { identity, stopCookie } = context
  const pass = await identity.confirmStopPass(stopCookie.read(request.headers.cookie))
  if (pass !== null) return ok(pass.person)
  const admitted = await admit(request, { permission: 'halt', formToken }, context)
  return admitted.ok ? ok(admitted.value.person) : admitted
}

/** Returns true if the request has a valid stop pass. The store is not asked. */
export function hasStopPass({ headers }: FastifyRequest, { identity, stopCookie }: PanelContext): boolean {
  return identity.readStopPass(stopCookie.read(headers.cookie)) !== null
}

/** Returns the session that the request proves without the store. Null means that it proves none. */
export function provenSession(
  { headers }: Pick<IncomingMessage, 'headers'>,
  { identity, cookie, stopCookie }: PanelContext,
): string | null {
  return identity.provenSession(cookie.read(headers.cookie), stopCookie.read(headers.cookie))
}

/**
 * Returns the cookie of a stop pass that ends with the session's current lifetime. Null means that the request
 * already has it.
 */
export function renewedStopPass({ headers }: FastifyRequest, session: Session, context: PanelContext): string | null {
  const { identity, stopCookie } = context
  const held = identity.readStopPass(stopCookie.read(headers.cookie))
  const { until } = identity.issueStopPass(session)
  return held?.session === session.id && held.until >= until ? null : stopPassCookie(session, context)
}

export function stopPassCookie(session: Session, { identity, stopCookie, clock }: PanelContext): string {
  const { value, until } = identity.issueStopPass(session)
  // On a shared device the cookie ends with the browser, like the session's.
  return stopCookie.write(value, session.own ? until - clock.now() : null)
}

/**
 * `use`: a person acts and extends the session. `observe`: an open page refreshes itself, which does not extend the
 * session.
 */
export function sessionOf(
  request: FastifyRequest,
  by: 'use' | 'observe',
  { identity, cookie, mode }: PanelContext,
): Promise<SessionState> {
  if (mode === 'alone') return Promise.resolve({ kind: 'none' })
  return identity.session(cookie.read(request.headers.cookie) ?? undefined, by)
}

export function tokenIn({ headers }: FastifyRequest): unknown {
  return headers[TOKEN_HEADER]
}

export function visitorOf({ ip, headers }: FastifyRequest): Visitor {
  return { address: ip, userAgent: headers['user-agent']?.slice(0, 300) ?? '' }
}
