import type { FastifyInstance } from 'fastify'
import type { OfficeFacts } from '#contract/office-facts.ts'
import { SITEMAP_PATH } from '#contract/paths.ts'
import { officeText } from './answer-kinds.ts'
import { preparedOf, replyWith } from './prepared-answer.ts'

export function robotsRoute(app: FastifyInstance, facts: () => OfficeFacts): void {
  const answerOf = preparedOf(({ origin }: OfficeFacts) =>
    officeText(
      'text/plain; charset=utf-8',
      `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${origin}${SITEMAP_PATH}\n`,
    ),
  )
  app.get('/robots.txt', (_request, reply) => replyWith(reply, answerOf(facts())))
}
