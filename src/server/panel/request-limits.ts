import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { actionPath, type ActionName, type Trouble } from '#contract/panel/action-shapes.ts'
import { STATE_PATH } from '#contract/panel/page.ts'
import { PANEL_PATHS } from '#contract/panel/panel-paths.ts'
import { MINUTE, SECOND } from '#domain/calendar.ts'
import { isCall, pathOf } from '../response/index.ts'
import { addressBounds, boundedAttempts } from '../store/index.ts'
import { provenSession } from './admission.ts'
import type { PanelContext } from './context.ts'
import { sendPlain } from './panel-document.ts'
import { PLAIN } from './panel-sentences.ts'
import { addressIn } from './state.ts'
import { STOPS } from './write-gate.ts'

/**
 * The limit of requests per minute. A person makes fewer, even with files, steps on each price and one state a
 * second.
 */
const MAX_OF_SESSION = 600
const MAX_OF_ADDRESS = { address: 600, neighbourhood: 3000 }

/**
 * Limits requests by session, or by address if they prove no session. Neither other people behind the same address
 * nor a busy session can block a stop or a sign-in.
 */
export function boundRequests(app: FastifyInstance, opened: Promise<PanelContext>, clock: PanelContext['clock']): void {
  const attempts = boundedAttempts(null, MINUTE, clock)
  app.addHook('onClose', async () => attempts[Symbol.dispose]())
  app.addHook('onRequest', async (request, reply) => {
    const session = provenSession(request, await opened)
    const bounds =
      session === null
        ? addressBounds('panel', request.ip, MAX_OF_ADDRESS)
        : [{ key: `session ${session}`, most: MAX_OF_SESSION }]
    const exceeded = await attempts.exceeded(bounds)
    if (exceeded === null || (session !== null && isStop(request))) return
    if (session !== null || !isSignIn(request)) return refuse(request, reply, exceeded.left)
    // Without its cookie, the request is answered without the store and costs no more than a rejection.
    delete request.headers.cookie
  })
}

function refuse(request: FastifyRequest, reply: FastifyReply, left: number): FastifyReply {
  void reply.header('retry-after', Math.ceil(left / SECOND))
  if (isCall(request.url)) return reply.code(429).send({ kind: 'too-many', retryAfter: left } satisfies Trouble)
  return sendPlain(reply, 429, PLAIN.tooMany(Math.ceil(left / SECOND)), PLAIN.toSignIn)
}

function isStop({ method, url }: FastifyRequest): boolean {
  return method === 'POST' && STOPS.has(pathOf(url))
}

const SIGN_IN_ACTIONS: ReadonlySet<string> = new Set(
  (['signInOptions', 'signIn'] satisfies ActionName[]).map((name) => actionPath(name)),
)
const FILE = /^\/(?:assets\/.*|[\w-]+\.(?:svg|png|ico|webmanifest))$/

/** Returns true for the requests of the sign-in page: its document, files, state and two calls. */
function isSignIn(request: FastifyRequest): boolean {
  const path = pathOf(request.url)
  if (request.method === 'POST') return SIGN_IN_ACTIONS.has(path)
  return (
    path === PANEL_PATHS.signIn || FILE.test(path) || (path === STATE_PATH && addressIn(request) === PANEL_PATHS.signIn)
  )
}
