import type { FastifyInstance } from 'fastify'
import type { OfficeFacts } from '#contract/office-facts.ts'
import { SITEMAP_PATH } from '#contract/paths.ts'
import { keptTextOf, officeText, sendText } from './tagged-text.ts'

export function robotsRoute(app: FastifyInstance, facts: () => OfficeFacts): void {
  const textOf = keptTextOf(
    ({ origin }: OfficeFacts) => `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${origin}${SITEMAP_PATH}\n`,
  )
  app.get('/robots.txt', (_request, reply) => sendText(reply, officeText('text/plain; charset=utf-8'), textOf(facts())))
}
