import type { FastifyRequest } from 'fastify'
import { TOKEN_HEADER, type Trouble } from '#contract/panel/action-shapes.ts'
import { may, type Permission } from '#contract/panel/roles.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { isFormTokenOf, type Session, type SessionState, type Visitor } from '../identity/index.ts'
import type { PanelContext } from './context.ts'

interface AdmissionNeeds {
  readonly permission: Permission
  /** The token that came with the request, in `TOKEN_HEADER` or in the field of the plain form. */
  readonly formToken: unknown
}

/** The panel's own origin is the first thing that every write has to bring. */
export function isPanelOrigin({ headers }: FastifyRequest, { origin }: PanelContext): boolean {
  return headers.origin === origin
}

/**
 * Asks of a write what its action needs: the panel's own origin, a session, its token, the permission. While the store
 * is away, the last known session is enough to halt.
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

/** The person who stops prices. */
export type Stopper = Pick<Session['person'], 'id' | 'name'>

/**
 * Asks of a stop what it needs: the panel's own origin, and a stop pass, which works while the database is away and
 * after the session has ended by idling. Without a pass it is admitted as every other action.
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

/** Whether a request brings a stop pass, as far as this process knows. The store is not asked. */
export function hasStopPass({ headers }: FastifyRequest, { identity, stopCookie }: PanelContext): boolean {
  return identity.readStopPass(stopCookie.read(headers.cookie)) !== null
}

/** The session that a request proves without asking the store; null means that it proves none. */
export function provenSession(
  { headers }: FastifyRequest,
  { identity, cookie, stopCookie }: PanelContext,
): string | null {
  return identity.provenSession(cookie.read(headers.cookie), stopCookie.read(headers.cookie))
}

/** The cookie of a stop pass that lasts as long as the session now does; null: the request brings it already. */
export function renewedStopPass({ headers }: FastifyRequest, session: Session, context: PanelContext): string | null {
  const { identity, stopCookie } = context
  const held = identity.readStopPass(stopCookie.read(headers.cookie))
  const { until } = identity.issueStopPass(session)
  return held?.session === session.id && held.until >= until ? null : stopPassCookie(session, context)
}

export function stopPassCookie(session: Session, { identity, stopCookie, clock }: PanelContext): string {
  const { value, until } = identity.issueStopPass(session)
  // On a shared machine it goes with the browser, as the session does.
  return stopCookie.write(value, session.own ? until - clock.now() : null)
}

/** `use`: a person does something; `look`: a page that stands open renews its figures, which keeps nobody signed in. */
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
