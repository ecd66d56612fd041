import type { FastifyRequest } from 'fastify'
import { may } from '#contract/panel/roles.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { isFormTokenOf, type Session, type SessionState } from '../identity/index.ts'
import { pathOf } from '../response/index.ts'
import { draw, type Order, type PanelAnswer, problem, type Problem } from './answer.ts'
import { readForm, textsOf } from './form.ts'
import { pageAt, type PanelRoute } from './route.ts'

interface GuardParts {
  /** Where the panel is read: whatever posts to it has to come from there. */
  readonly origin: string
  readonly routes: readonly PanelRoute[]
  readonly sessionOf: (request: FastifyRequest) => Promise<SessionState>
}

/** A request that may be answered, or what to say instead; `session`: of whom it is, if anybody's. */
export interface Admission {
  readonly session: Session | null
  readonly order: Result<Order, PanelAnswer>
}

/**
 * Asks of a request all that its route wants: the panel's own origin, a session, the token of the form, the role. Of a
 * session that nobody can look up just now what is known is enough to read and to halt.
 */
export async function admit(request: FastifyRequest, route: PanelRoute, guard: GuardParts): Promise<Admission> {
  const isWrite = route.method === 'POST'
  if (isWrite && request.headers.origin !== guard.origin) return refused(null, 'foreign')
  const state = await guard.sessionOf(request)
  if (state.kind === 'unavailable') return refused(null, 'storeAway')
  if (state.kind !== 'signed-in' && state.kind !== 'last-known')
    return { session: null, order: fail(signInAgain(request, state, guard.routes)) }
  const { session } = state
  const read = readForm(isWrite ? request.body : '')
  if (!read.ok) return refused(session, 'badRequest')
  const fields = read.value
  if (isWrite && !isFormTokenOf(session, fields['jeton'])) return refused(session, 'oldForm')
  if (!may(session.person.role, route.act)) return refused(session, 'forbidden')
  if (state.kind === 'last-known' && route.act !== 'read' && route.act !== 'halt') return refused(session, 'storeAway')
  return { session, order: ok({ session, fields, params: textsOf(request.params), query: textsOf(request.query) }) }
}

function refused(session: Session | null, kind: Problem): Admission {
  return { session, order: fail(draw(problem(kind))) }
}

/** What a form carries for its server alone. */
const OWN_FIELDS: ReadonlySet<string> = new Set(['jeton', 'surum', 'gorulen', 'onay', 'ustune'])

const LONGEST_RETURN = 2000

/** Nothing that was typed is lost: it stands in the address to which the sign-in leads back. */
function signInAgain(
  request: FastifyRequest,
  state: Extract<SessionState, { kind: 'over' | 'none' }>,
  routes: readonly PanelRoute[],
): PanelAnswer {
  const path = pathOf(request.url)
  const read = readForm(request.method === 'POST' ? request.body : request.url.slice(path.length + 1))
  const typed = Object.entries(read.ok ? read.value : {}).filter(([name]) => !OWN_FIELDS.has(name))
  const query = new URLSearchParams(typed).toString()
  const back = pageAt(routes, path) === null ? '/' : query === '' ? path : `${path}?${query}`
  const returnTo = back.length > LONGEST_RETURN ? path : back
  const why = state.kind === 'none' ? null : state.why
  return { kind: 'sign-in', page: { kind: 'sign-in', why, returnTo }, status: 401 }
}
