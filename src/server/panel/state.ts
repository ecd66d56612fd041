import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { TROUBLE_STATUS } from '#contract/panel/action-shapes.ts'
import { firstMatch, matchPath } from '#contract/panel/match-path.ts'
import type { PanelBody, PanelPage, ProblemPage } from '#contract/panel/page.ts'
import { STATE_PATH } from '#contract/panel/page.ts'
import { PAGE as HOME_PAGE } from '#contract/panel/pages/home-page.ts'
import { UNNAMED_PERSON } from '#contract/panel/pages/people-page.ts'
import { PANEL_PATHS } from '#contract/panel/panel-paths.ts'
import { may } from '#contract/panel/roles.ts'
import type { MayStop, SignInPage } from '#contract/panel/sign-in-page.ts'
import type { Session, SessionState, Visitor } from '../identity/index.ts'
import { StoreFailure } from '../store/index.ts'
import { hasStopPass, renewedStopPass, sessionOf, visitorOf } from './admission.ts'
import type { PanelContext } from './context.ts'
import { isAllHalted } from './models/home-model.ts'
import { statusPage } from './models/status-model.ts'
import { PAGES } from './page-list.ts'
import { panelFrame, signInFrame } from './panel-frame.ts'
import { NO_PAST } from './past.ts'

/**
 * Registers `GET /api/state?sayfa=/fiyat/USD`. `&kisi=evet` means that a person opened the page, which extends the
 * session.
 */
export function addState(app: FastifyInstance, opened: Promise<PanelContext>): void {
  app.get(STATE_PATH, { exposeHeadRoute: false }, async (request, reply) => {
    const address = addressIn(request)
    if (address === null) return sendProblem(reply, 'bad-request')
    const context = await opened
    try {
      const { kisi } = fieldsOf(request)
      const state = await sessionOf(request, kisi === 'evet' ? 'use' : 'observe', context)
      const pass = state.kind === 'signed-in' ? renewedStopPass(request, state.session, context) : null
      if (pass !== null) void reply.header('set-cookie', pass)
      const asked = { address, visitor: visitorOf(request), mayStop: hasStopPass(request, context) }
      const page = await stateAt(asked, state, context)
      return await reply.send(page)
    } catch (error) {
      if (!(error instanceof StoreFailure)) throw error
      return sendProblem(reply, 'store-away')
    }
  })
}

function sendProblem(reply: FastifyReply, kind: 'bad-request' | 'store-away'): FastifyReply {
  return reply.code(TROUBLE_STATUS[kind]).send({ kind })
}

/** Returns the panel address in the query. Null means that it is missing or invalid. */
export function addressIn(request: FastifyRequest): string | null {
  const { sayfa } = fieldsOf(request)
  return typeof sayfa === 'string' && sayfa.startsWith('/') && sayfa.length <= 2000 ? sayfa : null
}

function fieldsOf({ query }: FastifyRequest): { readonly sayfa?: unknown; readonly kisi?: unknown } {
  return typeof query === 'object' && query !== null ? query : {}
}

interface AskedPage {
  readonly address: string
  readonly visitor: Visitor
  readonly mayStop: boolean
}

/** Returns the page at an address for this session. Reading changes nothing. */
export async function stateAt(
  { address, visitor, mayStop }: AskedPage,
  state: SessionState,
  context: PanelContext,
): Promise<PanelPage> {
  if (context.mode === 'alone') return aloneState(address, context)
  const entry = await entryAt(address, visitor, context)
  if (entry !== null) return entry
  if (state.kind === 'unavailable') throw new StoreFailure('unavailable', 'the session is not known')
  if (!('session' in state))
    return signInState(
      { kind: 'sign-in', why: state.kind === 'over' ? state.why : null, stop: await stopOf(mayStop, context) },
      context,
    )
  return { frame: await frameFor(state.session, context), body: await bodyAt(address, state.session, context) }
}

async function stopOf(mayStop: boolean, { report, office }: PanelContext): Promise<MayStop | null> {
  const technician = office.version().settings.technicianPhone
  return mayStop ? { allHalted: isAllHalted(await report()), technician } : null
}

const PATHS = Object.values(PAGES).map((served) => ({ path: served.page.path, served }))

async function bodyAt(address: string, session: Session, context: PanelContext): Promise<PanelBody> {
  const found = firstMatch(PATHS, address)
  if (found === null) return problemPage('not-found')
  const { row, params } = found
  const { page, read } = row.served
  if (!may(session.person.role, page.permission)) return problemPage('forbidden')
  const [, search = ''] = address.split('?', 2)
  const query = Object.fromEntries(new URLSearchParams(search))
  try {
    return (await read({ session, params, query }, context)) ?? problemPage('not-found')
  } catch (error) {
    // The frame is still sent, so that prices can be stopped.
    if (error instanceof StoreFailure) return problemPage('store-away')
    throw error
  }
}

function problemPage(problem: ProblemPage['problem']): ProblemPage {
  return { kind: 'problem', problem }
}

/** Returns the token in the address of a registration link. Null means that it is another address. */
export function enrolTokenIn(address: string): string | null {
  return matchPath(PANEL_PATHS.enrol, address)?.['jeton'] ?? null
}

/** Returns the page of a registration link. Null means that the address is no such link. */
async function entryAt(address: string, visitor: Visitor, context: PanelContext): Promise<PanelPage | null> {
  const token = enrolTokenIn(address)
  if (token === null) return null
  const state = await context.identity.invitation(token, visitor)
  if (state.kind === 'over') return signInState({ kind: 'enrol-over', why: state.why, at: state.at }, context)
  const { person, expiresAt } = state
  // A command's author is a login name, which the invited person does not know.
  const isPerson = (await context.identity.people.list()).some(({ name }) => name === state.invitedBy)
  const invitedBy = isPerson ? state.invitedBy : null
  const name = person.name === UNNAMED_PERSON ? null : person.name
  return signInState({ kind: 'enrol', token, name, role: person.role, invitedBy, expiresAt }, context)
}

function signInState(body: SignInPage, { office, settings, clock }: PanelContext): PanelPage {
  return { frame: signInFrame(office.current().facts, settings.market.kind === 'demo', clock), body }
}

async function frameFor(session: Session | null, { report, office, settings, build }: PanelContext) {
  const { sample, origin } = office.current().facts
  // The sample's own origin does not exist, so its link leads to this machine.
  const siteOrigin = sample ? `http://localhost:${settings.site.port}` : origin
  const { script } = await build.panelAssets()
  const technician = session === null ? null : office.version().settings.technicianPhone
  return panelFrame(await report(), session, {
    siteOrigin,
    script,
    technician,
    demo: settings.market.kind === 'demo',
  })
}

/** Builds the read-only state page for a person at this machine, where nobody can sign in. */
async function aloneState(address: string, context: PanelContext): Promise<PanelPage> {
  const body = address === HOME_PAGE.path ? statusPage(await context.report(), NO_PAST) : problemPage('not-found')
  return { frame: await frameFor(null, context), body }
}
