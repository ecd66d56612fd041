import { readFile } from 'node:fs/promises'
import { isIP } from 'node:net'
import { join } from 'node:path'
import type { AddDashboard } from '../health/index.ts'
import { isLoopback } from '../runtime/index.ts'
import { absencePage, dashboardPage } from './page.ts'

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

/** `GET /`, and what that page is made of. Nothing can be changed by it. */
export const addDashboard: AddDashboard = async (admin, { health, host, clock }) => {
  await admin.register((dashboard, _options, done) => {
    dashboard.addHook('onRequest', async (request, reply) => {
      void reply.headers(HEADERS)
      if (!isOwnHost(request.headers.host, host))
        return reply.code(421).type('text/plain; charset=utf-8').send('Bu sayfa bu adla açılmaz.\n')
    })
    dashboard.get('/', async (_request, reply) => {
      const seen = await health()
      const page = typeof seen === 'string' ? absencePage(seen, clock.now(), clock.zone) : dashboardPage(seen)
      return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page)
    })
    for (const [path, type, source] of FILES)
      dashboard.get(path, async (_request, reply) => {
        const bytes = await readFile(source)
        return reply.header('cache-control', 'private, max-age=3600').type(type).send(bytes)
      })
    done()
  })
}

/** A foreign page can have its own name lead here, and would then read ours; under a bare address it can't. */
export function isOwnHost(given: string | undefined, adminHost: string): boolean {
  const asked = URL.parse(`http://${given ?? ''}`)?.hostname.replace(/^\[(.*)\]$/, '$1')
  if (asked === undefined) return false
  const everywhere = adminHost === '0.0.0.0' || adminHost === '::'
  return asked === 'localhost' || isLoopback(asked) || asked === adminHost || (everywhere && isIP(asked) !== 0)
}

const HERE = import.meta.dirname
const WEB = join(HERE, '../../web')
const CSS = 'text/css; charset=utf-8'

/** From the sources: there without a build, and in the site's own colours and faces. */
const FILES: readonly (readonly [path: string, type: string, source: string])[] = [
  ['/tokens.css', CSS, join(WEB, 'app/tokens.css')],
  ['/dashboard.css', CSS, join(HERE, 'dashboard.css')],
  ['/dashboard.js', 'text/javascript; charset=utf-8', join(HERE, 'dashboard.js')],
  ['/logo.svg', 'image/svg+xml', join(WEB, 'assets/marks/logo-dark.svg')],
  ['/favicon.svg', 'image/svg+xml', join(HERE, '../../../public/favicon.svg')],
  ...['archivo', 'archivo-wide', 'besley']
    .flatMap((face) => [`assets/fonts/${face}-latin.woff2`, `assets/fonts/${face}-latin-ext.woff2`])
    .map((font) => [`/${font}`, 'font/woff2', join(WEB, font)] as const),
]
