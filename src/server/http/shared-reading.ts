import type { FastifyInstance } from 'fastify'
import type { OfficeFacts } from '#contract/office-facts.ts'
import { API_PATHS } from '#contract/paths.ts'
import { BANKNOTES_PATH } from '#contract/shared-data.ts'
import { DAY_LENGTH, SECOND } from '#domain/calendar.ts'
import { pathOf } from '../response/index.ts'

const { contact: _aWriter, ...READERS } = API_PATHS
const PATHS: readonly string[] = [...Object.values(READERS), BANKNOTES_PATH]

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

/** Adds CORS headers to prices and refusals if the office shares its prices. `more` are paths of capabilities. */
export function allowReading(
  app: FastifyInstance,
  facts: () => Pick<OfficeFacts, 'sharing'>,
  more: readonly string[],
): void {
  const readable = new Set([...PATHS, ...more])
  app.addHook('onRequest', (request, reply, done) => {
    if (facts().sharing && readable.has(pathOf(request.url)))
      void reply.headers(request.method === 'OPTIONS' ? { ...ALLOWED, ...PREFLIGHT } : ALLOWED)
    done()
  })
}
