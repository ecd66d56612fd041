import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../runtime/index.ts'
import type { Overview } from '../overview.ts'
import { GLANCE_FILES } from './files.ts'
import { isOwnHost } from './own-host.ts'
import { glancePage, passingPage } from './page.ts'

/** Only this site's own files, and no markup that a script made from text. */
const HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const

const AN_HOUR = 'private, max-age=3600'

export interface GlanceOptions {
  /** ADMIN_HOST */
  readonly host: string
  readonly overview: () => Promise<Overview | 'starting' | 'stopping'>
  readonly clock: Clock
}

/** The office's own page: `GET /`, and what it is made of. Nothing can be changed by it. */
export async function addGlance(admin: FastifyInstance, { host, overview, clock }: GlanceOptions): Promise<void> {
  await admin.register((glance, _options, done) => {
    glance.addHook('onRequest', async (request, reply) => {
      void reply.headers(HEADERS)
      if (!isOwnHost(request.headers.host, host))
        return reply.code(421).type('text/plain; charset=utf-8').send('Bu sayfa bu adla açılmaz.\n')
    })
    glance.get('/', async (_request, reply) => {
      const seen = await overview()
      const page = typeof seen === 'string' ? passingPage(seen, clock.now(), clock.zone) : glancePage(seen)
      return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page)
    })
    for (const { path, type, read } of GLANCE_FILES)
      glance.get(path, async (_request, reply) =>
        reply
          .header('cache-control', AN_HOUR)
          .type(type)
          .send(await read()),
      )
    done()
  })
}
