import type { IncomingMessage, Server } from 'node:http'
import fastify, { type FastifyHttpOptions, type FastifyInstance } from 'fastify'
import {
  boundVisitors,
  createHttpServer,
  ownHost,
  permitPictureRoute,
  scheduleCutOff,
  sharedOptions,
} from '../http/index.ts'
import { openIdentitySecret } from '../identity/index.ts'
import { trustIn } from '../runtime/index.ts'
import { provenSession } from './admission.ts'
import { addActions } from './api.ts'
import { panelContext, type PanelContext, type PanelOptions } from './context.ts'
import { addDemo } from './demo.ts'
import { panelHeaders } from './headers.ts'
import { addManifest } from './manifest.ts'
import { addDocuments } from './panel-document.ts'
import { OTHER_HOST } from './panel-sentences.ts'
import { addPlainStop } from './plain-stop.ts'
import { boundRequests } from './request-limits.ts'
import { addState } from './state.ts'
import { addStream } from './stream.ts'
import { refuseStrangersWrites } from './write-gate.ts'

/** The listening panel. Disposing closes all connections. */
export interface RunningPanel extends AsyncDisposable {
  readonly url: string
  /** The origin under which people open the panel. */
  readonly origin: string
  /** The link that signs in to the demo. Null outside the demo. */
  readonly demoLink: string | null
}

/**
 * Opens the office's panel on its own listener. Without an origin nobody can sign in, and the panel is one read-only
 * page for this machine. Exception: with invented prices, everybody on this machine may change them.
 */
export async function openPanel(options: PanelOptions): Promise<RunningPanel> {
  const { settings, build, clock, log } = options
  const { host, port, origin } = settings.panel
  await using opening = new AsyncDisposableStack()
  // In the demo, the origin contains the port, which is only known after listening.
  const opened = Promise.withResolvers<PanelContext>()
  let context: PanelContext | null = null
  const app = createPanelApp(options, (request) => (context === null ? null : provenSession(request, context)))
  opening.defer(() => app.close())
  opening.defer(() => scheduleCutOff(app.server))
  const mode = modeOf(settings)
  boundRequests(app, opened.promise, clock)
  refuseStrangersWrites(app, opened.promise)
  await build.servePanelFiles(app)
  addActions(app, opened.promise)
  addPlainStop(app, opened.promise)
  addState(app, opened.promise)
  addStream(app, { opened: opened.promise, clock, log })
  addManifest(app)
  permitPictureRoute(app, options.store, clock)
  const demoPath = mode === 'demo' ? addDemo(app, opened.promise) : null
  addDocuments(app, opened.promise)
  const secret = await openIdentitySecret(options.store, log)
  const url = await app.listen({ host, port })
  const readAt = origin ?? `http://localhost:${new URL(url).port}`
  context = panelContext(options, { origin: readAt, mode, secret })
  opened.resolve(context)
  log.info({ url, origin, readOnly: mode === 'alone' }, 'panel listening')
  const demoLink = demoPath === null ? null : `${readAt}${demoPath}`
  if (demoLink !== null) log.info({ link: demoLink }, 'demo sign-in link')
  const running = opening.move()
  return { url, origin: readAt, demoLink, [Symbol.asyncDispose]: () => running.disposeAsync() }
}

function modeOf({ panel: { origin }, market }: PanelOptions['settings']): PanelContext['mode'] {
  if (origin !== null) return 'signed-in'
  return market.kind === 'demo' ? 'demo' : 'alone'
}

function createPanelApp(
  { settings, build, clock, log }: PanelOptions,
  sessionOf: (request: IncomingMessage) => string | null,
): FastifyInstance {
  const trust = trustIn(settings.trustProxy)
  const visitors = boundVisitors({ sessionOf, trust, clock })
  const options: FastifyHttpOptions<Server> = {
    ...sharedOptions(log),
    trustProxy: trust,
    bodyLimit: BODY_LIMIT,
    return503OnClosing: false,
    serverFactory: (handler) =>
      createHttpServer({ mode: build.mode }, (request, response) => {
        visitors.requested(request, response)
        handler(request, response)
      }),
  }
  const app = fastify(options)
  app.server.on('connection', visitors.connected)
  const { origin, host } = settings.panel
  const isOwn = ownHost(origin, host)
  const headers = panelHeaders(build.mode)
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(headers)
    if (!isOwn(request.headers.host)) return reply.code(421).type('text/plain; charset=utf-8').send(`${OTHER_HOST}\n`)
  })
  takeBodies(app)
  return app
}

/**
 * The limit in bytes. The margins of a whole board are about a hundred short fields. Some actions have a higher
 * limit.
 */
const BODY_LIMIT = 32 * 1024

/** Reads JSON as text, which each action parses with its schema. Rejects every other type. */
function takeBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
}
