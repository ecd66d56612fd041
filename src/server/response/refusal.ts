import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { CallError } from '#contract/price-call-answers.ts'
import { ASK_AGAIN_AFTER } from '#contract/shared-data.ts'
import { SECOND } from '#domain/calendar.ts'
import { StoreFailure } from '../store/index.ts'
import { escapeHtml } from '../text/index.ts'
import { SENTENCES } from './copy.ts'
import { HTML } from './prepared-answer.ts'

/** The reason of a rejection. This file alone maps kinds to HTTP statuses. */
export type RefusalKind = keyof typeof REFUSALS

const REFUSALS = {
  'bad-request': { status: 400, message: SENTENCES.badRequest },
  forbidden: { status: 403, message: SENTENCES.forbidden },
  'not-found': { status: 404, message: SENTENCES.notFound },
  'method-not-allowed': { status: 405, message: SENTENCES.methodNotAllowed },
  'precondition-failed': { status: 412, message: SENTENCES.badRequest },
  'too-large': { status: 413, message: SENTENCES.tooLarge },
  'unsupported-type': { status: 415, message: SENTENCES.unsupportedType },
  'too-many': { status: 429, message: SENTENCES.tooMany },
  unavailable: { status: 503, message: SENTENCES.unavailable },
  internal: { status: 500, message: SENTENCES.internal },
} as const

/** Errors of Fastify and its plugins. Every other status is a bug in this code. */
const KINDS: ReadonlyMap<number | undefined, RefusalKind> = new Map([
  [400, 'bad-request'],
  [401, 'bad-request'],
  [403, 'not-found'],
  [404, 'not-found'],
  [412, 'precondition-failed'],
  [413, 'too-large'],
  [415, 'unsupported-type'],
  [429, 'too-many'],
  [503, 'unavailable'],
])

/** Sets the status and, for 503, the `Retry-After` header. */
export function setRefused(reply: FastifyReply, kind: RefusalKind): number {
  const { status } = REFUSALS[kind]
  if (status === 503 && !reply.hasHeader('retry-after')) void reply.header('retry-after', ASK_AGAIN_AFTER / SECOND)
  void reply.code(status)
  return status
}

/** Answers a rejected request: JSON below /api, a small page elsewhere. Caches must not keep it. */
export function refuse(reply: FastifyReply, kind: RefusalKind, message: string = REFUSALS[kind].message): FastifyReply {
  setRefused(reply, kind)
  void reply.header('cache-control', 'no-store')
  if (isCall(reply.request.url)) return reply.send({ status: 'error', message } satisfies CallError)
  return reply.type(HTML).send(plainPage(message))
}

/**
 * Answers an error of Fastify, a plugin or the store. A `StoreFailure` becomes 503. An error without a client's
 * status is a bug, which is logged completely and answered with one sentence.
 */
export function refuseFailed(
  error: FastifyError | StoreFailure,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof StoreFailure) {
    request.log.warn(
      { code: error.code, reason: error.message, path: pathOf(request.url) },
      'the store failed during a request',
    )
    return refuse(reply, 'unavailable', SENTENCES.recordAway)
  }
  const kind = KINDS.get(error.statusCode) ?? 'internal'
  if (kind === 'internal')
    request.log.error({ err: error, method: request.method, path: pathOf(request.url) }, 'request failed')
  return refuse(reply, kind)
}

/** Writes a page for failures of the renderer. It reveals neither cause nor version. */
export function plainPage(message: string, link = { href: '/', text: SENTENCES.backHome as string }): string {
  const text = escapeHtml(message)
  return `<!doctype html><html lang="tr"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text}</title><h1>${text}</h1><p><a href="${escapeHtml(link.href)}">${escapeHtml(link.text)}</a></p></html>`
}

export function pathOf(url: string): string {
  const end = url.indexOf('?')
  return end === -1 ? url : url.slice(0, end)
}

export function isCall(url: string): boolean {
  return url.startsWith('/api/')
}
