import type { FastifyInstance } from 'fastify'
import type { OfficeFacts } from '#contract/office-facts.ts'
import { listedPathsOf, SITEMAP_PATH } from '#contract/paths.ts'
import { escapeHtml } from '../text/index.ts'
import { officeText } from './answer-kinds.ts'
import { preparedOf, replyWith } from './prepared-answer.ts'

/** All listed pages under the office's canonical origin. */
export function sitemapRoute(app: FastifyInstance, facts: () => OfficeFacts): void {
  const answerOf = preparedOf((office: OfficeFacts) => {
    const urls = listedPathsOf(office).map((path) => `<url><loc>${escapeHtml(office.origin + path)}</loc></url>`)
    return officeText(
      'application/xml; charset=utf-8',
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`,
    )
  })
  app.get(SITEMAP_PATH, (_request, reply) => replyWith(reply, answerOf(facts())))
}
