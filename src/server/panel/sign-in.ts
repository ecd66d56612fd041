import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { enrolPath, PANEL_PATHS } from '#contract/panel/paths.ts'
import type { SignInReply } from '#contract/panel/sign-in.ts'
import { DAY_LENGTH } from '#domain/calendar.ts'
import type { Result } from '#domain/result.ts'
import {
  type EnrolFailure,
  identityText,
  type Session,
  type SignedIn,
  type SignInFailure,
  type Visitor,
} from '../identity/index.ts'
import { pathOf } from '../response/index.ts'
import { StoreFailure } from '../store/index.ts'
import { PANEL_SENTENCES } from './copy.ts'
import type { SessionCookie } from './origin.ts'
import type { PanelSite } from './site.ts'

interface SignInParts extends Pick<PanelSite, 'opened' | 'sessionOf' | 'drawSignIn'> {
  /** Whether a path is a page of the panel. */
  readonly isPage: (path: string) => boolean
}

const answerSchema = v.object({ credential: v.looseObject({ id: v.string() }), own: v.boolean() })
const enrolSchema = v.object({ ...answerSchema.entries, deviceName: v.string() })
const confirmSchema = v.pick(answerSchema, ['credential'])

/** The longest that any session lasts; the server ends it earlier. On a shared machine it goes with the browser. */
const OWN_LASTS = 30 * DAY_LENGTH

/** Pages that are read before anybody is signed in, and the calls of the device that signs them in. */
export function addSignIn(app: FastifyInstance, parts: SignInParts): void {
  const { opened, drawSignIn: draw, isPage } = parts
  app.get(PANEL_PATHS.signIn, async (request, reply) => {
    const state = await parts.sessionOf(request)
    const returnTo = returnIn(request, isPage)
    if (state.kind === 'signed-in' || state.kind === 'last-known') return reply.redirect(returnTo, 303)
    const why = state.kind === 'over' ? state.why : isAsked(request, 'cikildi') ? 'signed-out' : null
    return draw(reply, { kind: 'sign-in', why, returnTo })
  })
  app.get(PANEL_PATHS.noPasskey, (request, reply) =>
    draw(reply, { kind: 'no-passkey', returnTo: returnIn(request, isPage) }),
  )
  app.get(enrolPath(':token'), async (request, reply) => {
    const token = tokenIn(request)
    const state = await opened().identity.invitation(token)
    if (state.kind === 'over') return draw(reply, { kind: 'enrol-over', why: state.why, at: state.at }, 410)
    const { person, invitedBy, expiresAt } = state
    return draw(reply, { kind: 'enrol', token, name: person.name, role: person.role, invitedBy, expiresAt })
  })
  addCalls(app, parts)
}

function addCalls(app: FastifyInstance, { opened, sessionOf }: SignInParts): void {
  const identity = () => opened().identity
  const call = (path: string, answer: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>): void => {
    app.post(path, async (request, reply) => {
      if (!isOwnCall(request, opened().origin)) return refuse(reply, 403, PANEL_SENTENCES.foreign.text)
      try {
        return await answer(request, reply)
      } catch (error) {
        if (error instanceof StoreFailure) return refuse(reply, 503, PANEL_SENTENCES.storeAway.text)
        throw error
      }
    })
  }
  const goOn = (reply: FastifyReply, signedIn: SignedIn): FastifyReply =>
    enter(reply, opened().cookie, signedIn).send({ status: 'success', goTo: PANEL_PATHS.home } satisfies SignInReply)

  call(PANEL_PATHS.signInOptions, async (request, reply) =>
    sendOptions(reply, await identity().signInOptions(visitorOf(request))),
  )
  call(PANEL_PATHS.signIn, async (request, reply) => {
    const answer = readJson(request, answerSchema)
    if (answer === null) return refuse(reply, 400, PANEL_SENTENCES.badRequest.text)
    const signedIn = await identity().signIn(answer, visitorOf(request))
    return signedIn.ok ? goOn(reply, signedIn.value) : refuseSignIn(reply, signedIn.error)
  })
  call(enrolPath(':token', '/secenekler'), async (request, reply) =>
    sendOptions(reply, await identity().enrolOptions(tokenIn(request), visitorOf(request))),
  )
  call(enrolPath(':token'), async (request, reply) => {
    const answer = readJson(request, enrolSchema)
    if (answer === null) return refuse(reply, 400, PANEL_SENTENCES.badRequest.text)
    const signedIn = await identity().enrol(tokenIn(request), answer, visitorOf(request))
    return signedIn.ok ? goOn(reply, signedIn.value) : refuseSignIn(reply, signedIn.error)
  })

  const confirming = (
    path: string,
    answer: (request: FastifyRequest, reply: FastifyReply, session: Session) => Promise<unknown>,
  ): void =>
    call(path, async (request, reply) => {
      const state = await sessionOf(request)
      if (state.kind !== 'signed-in') return refuse(reply, 401, PANEL_SENTENCES.signInAgain)
      return answer(request, reply, state.session)
    })
  confirming(PANEL_PATHS.confirmOptions, async (request, reply, session) =>
    sendOptions(reply, await identity().confirmOptions(session, visitorOf(request))),
  )
  confirming(PANEL_PATHS.confirm, async (request, reply, session) => {
    const answer = readJson(request, confirmSchema)
    if (answer === null) return refuse(reply, 400, PANEL_SENTENCES.badRequest.text)
    const confirmed = await identity().confirm(session, answer.credential, visitorOf(request))
    if (!confirmed.ok) return refuseSignIn(reply, confirmed.error)
    return reply.send({ status: 'success', goTo: PANEL_PATHS.home } satisfies SignInReply)
  })
}

/** Of the token nothing else is said anywhere. */
export function enter(reply: FastifyReply, cookie: SessionCookie, { token, session }: SignedIn): FastifyReply {
  return reply.header('set-cookie', cookie.write(token, session.own ? OWN_LASTS : null))
}

/** A foreign page can send neither this type nor this origin without asking first, and it is allowed neither. */
function isOwnCall({ headers }: FastifyRequest, origin: string): boolean {
  return (
    headers.origin === origin && headers['content-type']?.split(';')[0]?.trim().toLowerCase() === 'application/json'
  )
}

function readJson<Schema extends v.GenericSchema>(
  { body }: FastifyRequest,
  schema: Schema,
): v.InferOutput<Schema> | null {
  try {
    const read = v.safeParse(schema, JSON.parse(typeof body === 'string' ? body : ''))
    return read.success ? read.output : null
  } catch {
    return null
  }
}

function visitorOf({ ip, headers }: FastifyRequest): Visitor {
  return { address: ip, userAgent: headers['user-agent']?.slice(0, 300) ?? '' }
}

function sendOptions(reply: FastifyReply, options: Result<unknown, SignInFailure | EnrolFailure>): FastifyReply {
  return options.ok ? reply.send(options.value) : refuseSignIn(reply, options.error)
}

function refuseSignIn(reply: FastifyReply, failure: EnrolFailure): FastifyReply {
  const status = failure.kind === 'too-many' ? 429 : failure.kind === 'over' ? 410 : 403
  if (failure.kind === 'too-many') void reply.header('retry-after', Math.ceil(failure.left / 1000))
  return refuse(reply, status, identityText(failure))
}

function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply.code(status).send({ status: 'error', message } satisfies SignInReply)
}

function tokenIn({ params }: FastifyRequest): string {
  const { token }: { readonly token?: unknown } = typeof params === 'object' && params !== null ? params : {}
  return typeof token === 'string' ? token : ''
}

function isAsked({ url }: FastifyRequest, name: string): boolean {
  return new URLSearchParams(url.slice(pathOf(url).length + 1)).has(name)
}

/** `?sonra=`: only to a page of the panel itself. */
function returnIn({ url }: FastifyRequest, isPage: (address: string) => boolean): string {
  const wanted = new URLSearchParams(url.slice(pathOf(url).length + 1)).get('sonra') ?? ''
  return isPage(pathOf(wanted)) ? wanted : PANEL_PATHS.home
}
