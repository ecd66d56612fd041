import type { FastifyInstance } from 'fastify'
import type { OfficeFacts } from '#contract/office-facts.ts'
import { API_PATHS } from '#contract/paths.ts'
import { BANKNOTES_PATH, OPEN_API_PATH } from '#contract/shared-data.ts'
import { DAY_LENGTH, SECOND } from '#domain/calendar.ts'
import { pathOf } from '../response/index.ts'

const { contact: _aWriter, ...READERS } = API_PATHS
const READABLE: ReadonlySet<string> = new Set([...Object.values(READERS), BANKNOTES_PATH, OPEN_API_PATH])

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

/** Adds CORS headers to prices and refusals if the office shares its prices. */
export function allowReading(app: FastifyInstance, facts: () => Pick<OfficeFacts, 'sharing'>): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (facts().sharing && READABLE.has(pathOf(request.url)))
      void reply.headers(request.method === 'OPTIONS' ? { ...ALLOWED, ...PREFLIGHT } : ALLOWED)
    done()
  })
}
