import type { FastifyInstance } from 'fastify'
import { DAY_LENGTH, SECOND } from '#domain/calendar.ts'
import type { CallParts } from '../../../server/http/index.ts'
import { pathOf } from '../../../server/response/index.ts'
import { OPEN_API_PATH } from '../contract/open-data.ts'

/** All origins get the same answer without credentials, so caches keep one copy. */
const ALLOWED = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag, retry-after',
} as const

const PREFLIGHT = {
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers': 'content-type, if-none-match',
  'access-control-max-age': String(DAY_LENGTH / SECOND),
} as const

/** Adds CORS headers to the described calls, their description, and refusals of both, if the office shares its prices. */
export function allowReading(
  app: FastifyInstance,
  { facts, describedCalls }: Pick<CallParts, 'facts' | 'describedCalls'>,
): void {
  const readable = new Set([...describedCalls().calls.map(({ path }) => path), OPEN_API_PATH])
  app.addHook('onRequest', (request, reply, done) => {
    if (facts().sharing && readable.has(pathOf(request.url)))
      void reply.headers(request.method === 'OPTIONS' ? { ...ALLOWED, ...PREFLIGHT } : ALLOWED)
    done()
  })
}
