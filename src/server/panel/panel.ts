import type { Server } from 'node:http'
import fastify, { type FastifyHttpOptions, type FastifyInstance, LogController } from 'fastify'
import { createHttpServer, ownHost, permitPictureRoute, scheduleCutOff } from '../http/index.ts'
import { openIdentitySecret } from '../identity/index.ts'
import { trustIn } from '../runtime/index.ts'
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

/** The panel while it listens. Disposing ends what is open. */
export interface RunningPanel extends AsyncDisposable {
  readonly url: string
  /** Where people open it. */
  readonly origin: string
  /** Signs in to the demo; null: this is no demo. */
  readonly demoLink: string | null
}

/**
 * The office's panel, on a listener of its own. Without an origin nobody can sign in: then it is one page, read only,
 * for this machine alone; unless all prices are invented, which it lets anybody on this machine change.
 */
export async function openPanel(options: PanelOptions): Promise<RunningPanel> {
  const { settings, build, clock, log } = options
  const { host, port, origin } = settings.panel
  await using opening = new AsyncDisposableStack()
  const app = createPanelApp(options)
  opening.defer(() => app.close())
  opening.defer(() => scheduleCutOff(app.server))
  const mode = modeOf(settings)
  // In demo mode the origin is known once the port is.
  const opened = Promise.withResolvers<PanelContext>()
  boundRequests(app, opened.promise, clock)
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
  opened.resolve(panelContext(options, { origin: readAt, mode, secret }))
  log.info({ url, origin, readOnly: mode === 'alone' }, 'panel')
  const demoLink = demoPath === null ? null : `${readAt}${demoPath}`
  if (demoLink !== null) log.info({ link: demoLink }, 'the panel of the demo')
  const running = opening.move()
  return { url, origin: readAt, demoLink, [Symbol.asyncDispose]: () => running.disposeAsync() }
}

function modeOf({ panel: { origin }, market }: PanelOptions['settings']): PanelContext['mode'] {
  if (origin !== null) return 'signed-in'
  return market.kind === 'demo' ? 'demo' : 'alone'
}

/** All the panels of an office, and whoever holds on to connections. */
const MAX_CONNECTIONS = 500

function createPanelApp({ settings, build, log }: PanelOptions): FastifyInstance {
  const options: FastifyHttpOptions<Server> = {
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustIn(settings.trustProxy),
    bodyLimit: BODY_LIMIT,
    return503OnClosing: false,
    serverFactory: (handler) => createHttpServer({ mode: build.mode }, handler),
  }
  const app = fastify(options)
  app.server.maxConnections = MAX_CONNECTIONS
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

/** The margins of a whole board are a hundred short fields. An action may take more. */
const BODY_LIMIT = 32 * 1024

/** Takes JSON as text, which each action parses by its schema, and nothing else. */
function takeBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
}
