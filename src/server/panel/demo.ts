import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { PANEL_PATHS } from '#contract/panel/paths.ts'
import { enter } from './sign-in.ts'
import type { Opened } from './site.ts'

const PATH = '/giris/demo'

/** A link that signs in without a passkey, good while this process lives. Returns where it leads. */
export function addDemo(app: FastifyInstance, opened: () => Opened): string {
  // Under the one name by which its cookie and its passkeys are good.
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = opened()
    if (request.method === 'GET' && request.headers.host !== new URL(origin).host)
      return reply.redirect(`${origin}${request.url}`, 307)
  })
  const key = randomBytes(24).toString('base64url')
  app.get(PATH, async ({ query }, reply) => {
    const { demoSession } = opened().identity
    const { anahtar }: { readonly anahtar?: unknown } = typeof query === 'object' && query !== null ? query : {}
    if (demoSession === null || !isSame(anahtar, key)) {
      reply.callNotFound()
      return reply
    }
    return enter(reply, opened().cookie, await demoSession()).redirect(PANEL_PATHS.home, 303)
  })
  return `${PATH}?anahtar=${key}`
}

function isSame(given: unknown, wanted: string): boolean {
  const [one, other] = [Buffer.from(typeof given === 'string' ? given : ''), Buffer.from(wanted)]
  return one.length === other.length && timingSafeEqual(one, other)
}
