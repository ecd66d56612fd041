import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import fastify, { LogController, type FastifyHttpOptions, type FastifyInstance } from 'fastify'
import { PAGE_PATHS, PAGES } from '#contract/paths.ts'
import type { Listen, Log, ProxyTrust } from '../runtime/index.ts'
import { answerUnreadable } from './bare-answer.ts'
import { answerError, installErrors, pathOf } from './errors.ts'
import { type PolicyMode, STRICT_TRANSPORT } from './security-headers.ts'
import { asksForSocket } from './socket-admission.ts'
import type { Traffic } from './traffic.ts'
import { WITHOUT_SCHEMAS } from './without-schemas.ts'

// An import of node:http would run all of Node's fetch as well, a tenth of a start.
const { createServer } = process.getBuiltinModule('node:http')

/** Nothing that we take is larger than a contact message. */
const BODY_LIMIT = 32 * 1024

/** Longer than the idle time of usual proxies (60 s), so that none of them writes into a connection that we are closing. */
const KEEP_ALIVE_MS = 75_000

/** So long a request may take to come, head and body together. Whoever drips is looked at thirty times meanwhile. */
const PATIENCE_MS = 30_000
const LOOKS = 30

/** Every open page comes back within seconds of a restart; what the kernel has no room for is reset. More than its own bound (4096 on Linux) has no effect. */
const BACKLOG = 4096

/** So long a request may take once we were told to stop; what is left to be stored has its time after that. */
const FAREWELL_MS = 4000

/** Lets requests under way end, and cuts off who never does: called when the server begins to close. */
export function cutOffLater(server: Server): void {
  setTimeout(() => server.closeAllConnections(), FAREWELL_MS).unref()
}

/** What stands in front of the router, where a request is only a look-up. */
export interface FrontPages {
  answer(request: IncomingMessage, response: ServerResponse): boolean
  answerNotFound(request: IncomingMessage, response: ServerResponse): void
}

export interface AppOptions {
  readonly pages: FrontPages
  /** In development Vite has a WebSocket of its own. */
  readonly mode?: PolicyMode
  readonly patience?: number
  readonly trust: ProxyTrust
  /** Sees every request, before anything is decided about it. */
  readonly look?: (request: IncomingMessage) => void
  readonly traffic: Pick<Traffic, 'follow'>
  readonly headers: () => Readonly<Record<string, string>>
  readonly log: Log
}

/**
 * The public site without its calls. Pages are answered in front of Fastify: its router and hooks cost a tenth of the throughput, and a kept
 * page needs neither.
 */
export function createApp({
  pages,
  mode = 'production',
  patience = PATIENCE_MS,
  trust,
  look,
  traffic,
  headers,
  log,
}: AppOptions): FastifyInstance {
  const allowed = new Map<string, Set<string>>()
  const allow = (path: string, method: string): void =>
    void allowed.set(path, (allowed.get(path) ?? new Set()).add(method))
  for (const path of PAGE_PATHS) for (const method of ['GET', 'HEAD']) allow(path, method)

  const options: FastifyHttpOptions<Server> = {
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    trustProxy: trust,
    // A page that is being loaded while we stop gets its calls answered.
    return503OnClosing: false,
    ...WITHOUT_SCHEMAS,
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    clientErrorHandler: answerUnreadable,
    serverFactory(handler) {
      const timeouts = {
        keepAliveTimeout: KEEP_ALIVE_MS,
        headersTimeout: patience,
        requestTimeout: patience,
        connectionsCheckingInterval: patience / LOOKS,
      }
      // Any other wish to change the protocol is passed over, and the request answered as if it had none.
      const shouldUpgradeCallback = (request: IncomingMessage): boolean =>
        mode === 'development' || asksForSocket(request)
      return createServer({ ...timeouts, shouldUpgradeCallback }, (request, response) => {
        look?.(request)
        traffic.follow(response, () => {
          if (pages.answer(request, response)) return true
          handler(request, response)
          return false
        })
      })
    },
  }
  const app = fastify(options)
  app.addHook('onRoute', ({ url, method }) => {
    for (const each of [method].flat()) allow(url, each)
  })
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headers())
    if (request.protocol === 'https') void reply.header(...STRICT_TRANSPORT)
    done()
  })
  installErrors(app, {
    allowed: (path) => allowed.get(path),
    answerNotFound(request, reply) {
      const page = pageMeant(request.url)
      if (page === undefined) {
        reply.hijack()
        pages.answerNotFound(request.raw, reply.raw)
      } else void reply.redirect(page, 308)
    },
  })
  return app
}

export function listen(app: FastifyInstance, { host, port }: Listen): Promise<string> {
  return app.listen({ host, port, backlog: BACKLOG })
}

/** "/rates/?a=1" to "/rates?a=1" and "/rates/USD" to "/rates/usd", if that is a page; only then, so that no "//host/" becomes an address elsewhere. */
function pageMeant(url: string): string | undefined {
  const path = pathOf(url)
  const meant = path.replace(/\/$/, '').toLowerCase()
  // Where there is a page at all, who asks for its very path has been answered.
  const page = [...PAGE_PATHS, PAGES.gold.path].find((known) => known !== '/' && known === meant && known !== path)
  return page === undefined ? undefined : page + url.slice(path.length)
}
