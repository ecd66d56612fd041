import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CallError } from '#contract/daily-summary.ts'
import { SAYS } from './copy.ts'

/** Why a call is refused. This file is the one place that turns a kind into HTTP. */
export type RefusalKind =
  | 'bad-request'
  | 'forbidden'
  | 'not-found'
  | 'method-not-allowed'
  | 'precondition-failed'
  | 'too-large'
  | 'unsupported-type'
  | 'too-many'
  | 'unavailable'
  | 'internal'

const STATUS: Readonly<Record<RefusalKind, number>> = {
  'bad-request': 400,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'precondition-failed': 412,
  'too-large': 413,
  'unsupported-type': 415,
  'too-many': 429,
  unavailable: 503,
  internal: 500,
}

const MESSAGE: Readonly<Record<RefusalKind, string>> = {
  'bad-request': SAYS.badRequest,
  forbidden: SAYS.forbidden,
  'not-found': SAYS.notFound,
  'method-not-allowed': SAYS.methodNotAllowed,
  'precondition-failed': SAYS.badRequest,
  'too-large': SAYS.tooLarge,
  'unsupported-type': SAYS.unsupportedType,
  'too-many': SAYS.tooMany,
  unavailable: SAYS.unavailable,
  internal: SAYS.internal,
}

export function statusOf(kind: RefusalKind): number {
  return STATUS[kind]
}

/** Answers a refused call: JSON below /api, a small page elsewhere. Nothing of it may be kept by a cache. */
export function refuse(reply: FastifyReply, kind: RefusalKind, message: string = MESSAGE[kind]): FastifyReply {
  void reply.code(STATUS[kind]).header('cache-control', 'no-store')
  if (isCall(reply.request.url)) return reply.send({ status: 'error', message } satisfies CallError)
  return reply.type('text/html; charset=utf-8').send(plainPage(message))
}

/** A page without a renderer, for when the renderer itself is what fails. It names no cause and no version. */
export function plainPage(message: string): string {
  return `<!doctype html><html lang="tr"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${message}</title><h1>${message}</h1><p><a href="/">${SAYS.backHome}</a></p></html>`
}

/** `allowed` tells the methods of a known path; `answerNotFound` sends the 404 page. */
export interface UnknownPaths {
  readonly allowed: (path: string) => ReadonlySet<string> | undefined
  readonly answerNotFound: (request: FastifyRequest, reply: FastifyReply) => void
}

export function installErrors(app: FastifyInstance, { allowed, answerNotFound }: UnknownPaths): void {
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(error, request, reply))
  app.setNotFoundHandler((request, reply) => {
    const methods = allowed(pathOf(request.url))
    if (methods !== undefined) answerMethod(request, reply, methods)
    else if (isCall(request.url)) refuse(reply, 'not-found')
    else answerNotFound(request, reply)
  })
}

/** A known path asked for with a method that it has not. */
function answerMethod(request: FastifyRequest, reply: FastifyReply, methods: ReadonlySet<string>): void {
  void reply.header('allow', [...methods, 'OPTIONS'].join(', '))
  if (request.method === 'OPTIONS') void reply.code(204).send()
  else refuse(reply, 'method-not-allowed')
}

/** What Fastify or a plugin threw. Anything without a client's status is a bug: logged whole, told in one sentence. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const kind = kindOf(error.statusCode)
  if (kind === 'internal')
    request.log.error({ err: error, method: request.method, path: pathOf(request.url) }, 'request failed')
  return refuse(reply, kind)
}

function kindOf(status: number | undefined): RefusalKind {
  switch (status) {
    case 400:
    case 401:
      return 'bad-request'
    case 403:
    case 404:
      return 'not-found'
    case 412:
      return 'precondition-failed'
    case 413:
      return 'too-large'
    case 415:
      return 'unsupported-type'
    case 429:
      return 'too-many'
    case 503:
      return 'unavailable'
    case undefined:
    default:
      return 'internal'
  }
}

export function pathOf(url: string): string {
  const end = url.indexOf('?')
  return end === -1 ? url : url.slice(0, end)
}

function isCall(url: string): boolean {
  return url.startsWith('/api/')
}
