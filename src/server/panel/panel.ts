import type { Server } from 'node:http'
import fastify, { type FastifyHttpOptions, type FastifyInstance, LogController } from 'fastify'
import { MINUTE } from '#domain/calendar.ts'
import { createHttpServer, ownHost, scheduleCutOff, withRateLimits } from '../http/index.ts'
import { openIdentitySecret } from '../identity/index.ts'
import { SENTENCES } from '../response/index.ts'
import { trustIn } from '../runtime/index.ts'
import { PANEL_SENTENCES } from './copy.ts'
import { takeForms } from './form.ts'
import { panelHeaders } from './headers.ts'
import type { PanelOptions } from './panel-options.ts'
import { sharedReport } from './report.ts'
import { addSignedInPanel } from './signed-in.ts'
import { addStatusAlone } from './status-alone.ts'

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
 * for this machine alone; unless all is invented, which it lets anybody on this machine change.
 */
export async function openPanel(options: PanelOptions): Promise<RunningPanel> {
  const { settings, build, clock, log } = options
  const { host, port, origin } = settings.panel
  await using opening = new AsyncDisposableStack()
  const app = createPanelApp(options)
  opening.defer(() => app.close())
  opening.defer(() => scheduleCutOff(app.server))
  const report = sharedReport(options.readHealth, clock)
  await boundRequests(app, clock)
  await build.servePanelFiles(app)
  const isDemo = origin === null && settings.market.kind === 'demo'
  const readOnly = origin === null && !isDemo
  const pages = readOnly
    ? addStatusAlone(app, { ...options, report })
    : addSignedInPanel(app, { ...options, report, isDemo, secret: await openIdentitySecret(options.store, log) })
  const url = await app.listen({ host, port })
  const here = `http://localhost:${new URL(url).port}`
  const demoLink = pages.listening(origin ?? here)
  log.info({ url, origin, readOnly }, 'panel')
  const opened = opening.move()
  return { url, origin: origin ?? here, demoLink, [Symbol.asyncDispose]: () => opened.disposeAsync() }
}

/** A page and its files, a step on each price, and a stream: no person makes so many requests. */
const PER_ADDRESS = { max: 600, timeWindow: MINUTE }

/** All the panels of an office, and whoever holds on to connections. */
const MOST_CONNECTIONS = 500

function createPanelApp({ settings, build, log }: PanelOptions): FastifyInstance {
  const options: FastifyHttpOptions<Server> = {
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustIn(settings.trustProxy),
    return503OnClosing: false,
    serverFactory: (handler) => createHttpServer({ mode: build.mode }, handler),
  }
  const app = fastify(options)
  app.server.maxConnections = MOST_CONNECTIONS
  const { origin, host } = settings.panel
  const isOwn = ownHost(origin, host)
  const headers = panelHeaders(build.mode)
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(headers)
    if (!isOwn(request.headers.host))
      return reply.code(421).type('text/plain; charset=utf-8').send(`${PANEL_SENTENCES.otherHost}\n`)
  })
  takeForms(app)
  return app
}

async function boundRequests(app: FastifyInstance, clock: PanelOptions['clock']): Promise<void> {
  await withRateLimits(app, clock)
  const limit = app.createRateLimit(PER_ADDRESS)
  app.addHook('onRequest', async (request, reply) => {
    const state = await limit(request)
    if (!state.isAllowed && state.isExceeded)
      return reply.code(429).type('text/plain; charset=utf-8').send(SENTENCES.tooMany)
  })
}
