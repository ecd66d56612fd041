import type { FastifyInstance } from 'fastify'
import type { OfficeFacts } from '#contract/office-facts.ts'
import { PAGE_PATHS, SITEMAP_PATH } from '#contract/paths.ts'
import { keptTextOf, officeText, sendText } from './tagged-text.ts'

/** The seven pages under the office's canonical origin. */
export function sitemapRoute(app: FastifyInstance, facts: () => OfficeFacts): void {
  const textOf = keptTextOf(({ origin }: OfficeFacts) => {
    const urls = Object.values(PAGE_PATHS).map((path) => `<url><loc>${escapeXml(origin + path)}</loc></url>`)
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`
  })
  app.get(SITEMAP_PATH, (_request, reply) =>
    sendText(reply, officeText('application/xml; charset=utf-8'), textOf(facts())),
  )
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
