import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { PANEL_PATHS } from '#contract/panel/panel-paths.ts'
import { cookiesOf } from './actions/sign-in-actions.ts'
import type { PanelContext } from './context.ts'

const PATH = '/giris/demo'

/** A link that signs in without a passkey, good while this process lives. Returns where it leads. */
export function addDemo(app: FastifyInstance, opened: Promise<PanelContext>): string {
  // Under the one name by which its cookie and its passkeys are good.
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = await opened
    if (request.method === 'GET' && request.headers.host !== new URL(origin).host)
      return reply.redirect(`${origin}${request.url}`, 307)
  })
  const key = randomBytes(24).toString('base64url')
  app.get(PATH, async ({ query }, reply) => {
    const context = await opened
    const { demoSession } = context.identity
    const { anahtar }: { readonly anahtar?: unknown } = typeof query === 'object' && query !== null ? query : {}
    if (demoSession === null || !isSame(anahtar, key)) return reply.code(404).send({ kind: 'not-found' })
    void reply.header('set-cookie', cookiesOf(await demoSession(), context))
    return reply.redirect(PANEL_PATHS.home, 303)
  })
  return `${PATH}?anahtar=${key}`
}

function isSame(given: unknown, wanted: string): boolean {
  const [one, other] = [Buffer.from(typeof given === 'string' ? given : ''), Buffer.from(wanted)]
  return one.length === other.length && timingSafeEqual(one, other)
}
