import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { actionPath, type ActionName, type Trouble, TROUBLE_STATUS } from '#contract/panel/action-shapes.ts'
import { PANEL_PATHS } from '#contract/panel/panel-paths.ts'
import { pathOf } from '../response/index.ts'
import { ACTIONS } from './actions.ts'
import { hasStopPass, isPanelOrigin, sessionOf } from './admission.ts'
import type { PanelContext } from './context.ts'
import { sendPlain } from './panel-document.ts'
import { PLAIN } from './panel-sentences.ts'

/**
 * Refuses a write without a valid session or stop pass before its body is read, so that a stranger cannot occupy the
 * panel with bodies that never arrive. The action checks again afterwards, because a session can end in the meantime.
 */
export function refuseStrangersWrites(app: FastifyInstance, opened: Promise<PanelContext>): void {
  app.addHook('onRequest', async (request, reply) => {
    if (READS.has(request.method)) return
    const trouble = request.is404 ? 'not-found' : await troubleOf(request, await opened)
    if (trouble !== null) return refuse(request, reply, trouble)
  })
}

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The addresses of the sign-in and of registration links, which need no session. */
const OPEN: ReadonlySet<string> = new Set(
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names of our own table
  (Object.keys(ACTIONS) as ActionName[]).filter((name) => ACTIONS[name].permission === null).map(actionPath),
)

export const STOPS: ReadonlySet<string> = new Set([actionPath('halt'), PANEL_PATHS.haltAll])

async function troubleOf(request: FastifyRequest, context: PanelContext): Promise<Trouble['kind'] | null> {
  if (!isPanelOrigin(request, context)) return 'foreign'
  const path = pathOf(request.url)
  if (OPEN.has(path)) return null
  // A stop does not wait for the store here.
  if (STOPS.has(path) && hasStopPass(request, context)) return null
  const state = await sessionOf(request, 'observe', context)
  if ('session' in state) return null
  return state.kind === 'unavailable' ? 'store-away' : 'signed-out'
}

function refuse(request: FastifyRequest, reply: FastifyReply, kind: Trouble['kind']): FastifyReply {
  const status = TROUBLE_STATUS[kind]
  if (pathOf(request.url) === PANEL_PATHS.haltAll)
    return sendPlain(reply, status, kind === 'store-away' ? PLAIN.notStopped(null) : PLAIN.notAdmitted)
  return reply.code(status).send({ kind } satisfies Trouble)
}
