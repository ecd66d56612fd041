import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { PAGE as HOME_PAGE } from '#contract/panel/pages/home-page.ts'
import { isSameSecret } from '../runtime/index.ts'
import { cookiesOf } from './actions/sign-in-actions.ts'
import type { PanelContext } from './context.ts'

export const DEMO_PATH = '/giris/demo'

/** Adds a link that signs in without a passkey as long as this process runs. Returns the link's path. */
export function addDemo(app: FastifyInstance, opened: Promise<PanelContext>): string {
  // Cookie and passkeys are valid for one host name, so other names are redirected to it.
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = await opened
    if (request.method === 'GET' && request.headers.host !== new URL(origin).host)
      return reply.redirect(`${origin}${request.url}`, 307)
  })
  const key = randomBytes(24).toString('base64url')
  app.get(DEMO_PATH, async ({ query }, reply) => {
    const context = await opened
    const { demoSession } = context.identity
    const { anahtar }: { readonly anahtar?: unknown } = typeof query === 'object' && query !== null ? query : {}
    if (demoSession === null || typeof anahtar !== 'string' || !isSameSecret(anahtar, key))
      return reply.code(404).send({ kind: 'not-found' })
    void reply.header('set-cookie', cookiesOf(await demoSession(), context))
    return reply.redirect(HOME_PAGE.path, 303)
  })
  return `${DEMO_PATH}?anahtar=${key}`
}
