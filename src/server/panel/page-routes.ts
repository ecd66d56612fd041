import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PANEL_PATHS } from '#contract/panel/paths.ts'
import { may } from '#contract/panel/roles.ts'
import type { Session } from '../identity/index.ts'
import { pathOf } from '../response/index.ts'
import type { PanelAnswer } from './answer.ts'
import { readForm } from './form.ts'
import { admit } from './guard.ts'
import { pageAt } from './route.ts'
import { ROUTES } from './routes.ts'
import type { PanelSite } from './site.ts'
import type { Seen } from './stream.ts'

/** Registers all that the panel can do, each behind its guard. */
export function addRoutes(app: FastifyInstance, site: PanelSite): void {
  const { opened, sessionOf } = site
  for (const route of ROUTES)
    app.route({
      method: route.method,
      url: route.path,
      async handler(request, reply) {
        const { origin, parts } = opened()
        const { session, order } = await admit(request, route, { origin, routes: ROUTES, sessionOf })
        return give(reply, order.ok ? await route.answer(order.value, parts) : order.error, session, site)
      },
    })
}

async function give(
  reply: FastifyReply,
  answer: PanelAnswer,
  session: Session | null,
  { opened, pageOf, send, drawSignIn }: PanelSite,
): Promise<FastifyReply> {
  switch (answer.kind) {
    case 'draw':
      return send(reply, await pageOf(answer.body, session), answer.status)
    case 'go':
      return reply.redirect(answer.to, 303)
    case 'file':
      void reply.header('content-disposition', `attachment; filename="${answer.name}"`)
      return reply.type(answer.type).send(answer.text)
    case 'signed-out': {
      const { identity, cookie } = opened()
      await identity.signOut(cookie.read(reply.request.headers.cookie) ?? '')
      void reply.header('set-cookie', cookie.forget())
      return reply.redirect(`${PANEL_PATHS.signIn}?cikildi=evet`, 303)
    }
    case 'sign-in':
      return drawSignIn(reply, answer.page, answer.status)
  }
}

/** The page at an address as somebody may see it now who keeps it open, which is no use of their session. */
export async function pageFor(request: FastifyRequest, address: string, { opened, pageOf }: PanelSite): Promise<Seen> {
  const { cookie, identity, parts } = opened()
  const state = await identity.session(cookie.read(request.headers.cookie) ?? undefined, 'look')
  if (state.kind === 'unavailable') return { kind: 'none' }
  if (!('session' in state)) return { kind: 'over' }
  const { session } = state
  const path = pathOf(address)
  const [found, query] = [pageAt(ROUTES, path), readForm(address.slice(path.length + 1))]
  if (found === null || !query.ok || !may(session.person.role, found.route.act)) return { kind: 'none' }
  const answer = await found.route.answer({ session, params: found.params, query: query.value }, parts)
  return answer.kind === 'draw' ? { kind: 'page', page: await pageOf(answer.body, session) } : { kind: 'none' }
}
