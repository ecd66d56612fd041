import type { IncomingMessage, Server } from 'node:http'
import fastify, { type FastifyHttpOptions, type FastifyInstance } from 'fastify'
import { DOCUMENTS, PAGE_PATHS } from '#contract/page-paths.ts'
import { PAGES } from '#contract/paths.ts'
import type { Pages } from '../pages/index.ts'
import { BUILT_FILE_HEADERS, isCall, pathOf, refuse, refuseFailed, STRICT_TRANSPORT } from '../response/index.ts'
import type { Log, ProxyTrust } from '../runtime/index.ts'
import { sharedOptions } from './fastify-options.ts'
import { createHttpServer, refuseUnreadable, type ServerOptions } from './listener.ts'
import type { Readiness } from './readiness.ts'
import type { Traffic } from './traffic.ts'
import { boundBodies } from './unfinished-requests.ts'

interface AppOptions extends ServerOptions {
  readonly pages: Pick<Pages, 'answer' | 'answerNotFound'>
  readonly trust: ProxyTrust
  /** Called with every request before it is handled. */
  readonly observe?: (request: IncomingMessage) => void
  readonly readiness: Pick<Readiness, 'answer'>
  readonly traffic: Pick<Traffic, 'follow'>
  readonly headers: () => Readonly<Record<string, string>>
  readonly log: Log
}

/**
 * Creates the public site without its calls. Pages are answered before Fastify, whose router costs a tenth of a page.
 */
export function createApp({
  pages,
  trust,
  observe,
  readiness,
  traffic,
  headers,
  log,
  ...server
}: AppOptions): FastifyInstance {
  const countBody = boundBodies(trust)
  const options: FastifyHttpOptions<Server> = {
    ...sharedOptions(log),
    // The largest accepted body is a contact message.
    bodyLimit: 32 * 1024,
    trustProxy: trust,
    // A page that is loading during a stop still gets answers to its calls.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => void refuseFailed(error, request, reply),
    clientErrorHandler: refuseUnreadable,
    serverFactory: (handler) =>
      createHttpServer(server, (request, response) => {
        if (readiness.answer(request, response)) return
        observe?.(request)
        countBody(request)
        traffic.follow(response, () => {
          if (pages.answer(request, response)) return true
          handler(request, response)
          return false
        })
      }),
  }
  const app = fastify(options)
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(request.url.startsWith('/assets/') ? BUILT_FILE_HEADERS : headers())
    if (request.protocol === 'https') void reply.header(...STRICT_TRANSPORT)
    done()
  })
  app.setErrorHandler(refuseFailed)
  answerUnknownPaths(app, pages)
  return app
}

const DOCUMENT_PATHS = DOCUMENTS.map(({ path }) => path)

/** Answers a known path with another method by 405, an unknown call by JSON, and other paths by a redirect or 404. */
function answerUnknownPaths(app: FastifyInstance, pages: AppOptions['pages']): void {
  const methods = new Map([...PAGE_PATHS, ...DOCUMENT_PATHS].map((path) => [path, new Set(['GET', 'HEAD'])]))
  app.addHook('onRoute', ({ url, method }) => {
    methods.set(url, new Set([...(methods.get(url) ?? []), ...[method].flat()]))
  })
  app.setNotFoundHandler((request, reply) => {
    const allowed = methods.get(pathOf(request.url))
    if (allowed !== undefined) {
      void reply.header('allow', [...allowed, 'OPTIONS'].join(', '))
      return request.method === 'OPTIONS' ? reply.code(204).send() : refuse(reply, 'method-not-allowed')
    }
    if (isCall(request.url)) return refuse(reply, 'not-found')
    const page = pageMeant(request.url)
    if (page !== undefined) return reply.redirect(page, 308)
    reply.hijack()
    pages.answerNotFound(request.raw, reply.raw)
    return reply
  })
}

/** Corrects "/rates/?a=1" to "/rates?a=1" and "/rates/USD" to "/rates/usd". Returns only our pages, never "//host/". */
function pageMeant(url: string): string | undefined {
  const path = pathOf(url)
  const corrected = path.replace(/\/$/, '').toLowerCase()
  const page = [...PAGE_PATHS, PAGES.gold.path, ...DOCUMENT_PATHS].find(
    (known) => known !== '/' && known === corrected && known !== path,
  )
  return page === undefined ? undefined : page + url.slice(path.length)
}
