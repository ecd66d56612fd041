import type { FastifyInstance } from 'fastify'
import type { OfficeFacts } from '#contract/office-facts.ts'
import { FAQ_QR_PATH } from '#contract/paths.ts'
import { keptTextOf, officeText, sendText, type TaggedText } from './tagged-text.ts'

/** The QR code that leads to the authority's FAQ page, drawn from the office file. */
export function faqQrRoute(app: FastifyInstance, facts: () => OfficeFacts): void {
  let textOf: ((facts: OfficeFacts) => TaggedText) | undefined
  app.get(FAQ_QR_PATH, async (_request, reply) => {
    // Few visitors ask for it, so a start does not wait for its library.
    const { qrSvg } = await import('../qr.ts')
    textOf ??= keptTextOf(({ links }: OfficeFacts) => qrSvg(links.faq))
    return sendText(reply, officeText('image/svg+xml'), textOf(facts()))
  })
}
