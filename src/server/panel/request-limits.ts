import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { actionPath, type ActionName, type Trouble } from '#contract/panel/action-shapes.ts'
import { STATE_PATH } from '#contract/panel/page.ts'
import { PANEL_PATHS } from '#contract/panel/panel-paths.ts'
import { MINUTE, SECOND } from '#domain/calendar.ts'
import { isCall, pathOf } from '../response/index.ts'
import { addressBounds, boundedAttempts } from '../store/index.ts'
import { provenSession } from './admission.ts'
import type { PanelContext } from './context.ts'
import { DEMO_PATH } from './demo.ts'
import { sendPlain } from './panel-document.ts'
import { PLAIN } from './panel-sentences.ts'
import { addressIn, enrolTokenIn } from './state.ts'
import { STOPS } from './write-gate.ts'

/**
 * The limit of requests per minute. A person makes fewer, even with files, steps on each price and one state a
 * second.
 */
const MAX_OF_SESSION = 600
const MAX_OF_ADDRESS = { address: 600, neighbourhood: 3000 }

/**
 * Limits requests by session, or by address if they prove no session. Neither other people behind the same address
 * nor a busy session can block a stop, a sign-in or a registration.
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
    if (session !== null || !isEntry(request)) return refuse(request, reply, exceeded.left)
    // Without its cookie, the request costs no more than a rejection, because guesses at keys have a limit of their own.
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

const ENTRY_ACTIONS: ReadonlySet<string> = new Set(
  (['signInOptions', 'signIn', 'enrolOptions', 'enrol'] satisfies ActionName[]).map((name) => actionPath(name)),
)
const FILE = /^\/(?:assets\/.*|[\w-]+\.(?:svg|png|ico|webmanifest))$/

/** Returns true for sign-in, registration links and the demo link: their documents, files, states and calls. */
function isEntry(request: FastifyRequest): boolean {
  const path = pathOf(request.url)
  if (request.method === 'POST') return ENTRY_ACTIONS.has(path)
  if (path === STATE_PATH) return isEntryPage(addressIn(request) ?? '')
  return isEntryPage(path) || path === DEMO_PATH || FILE.test(path)
}

function isEntryPage(address: string): boolean {
  return address === PANEL_PATHS.signIn || enrolTokenIn(address) !== null
}
