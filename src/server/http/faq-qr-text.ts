import type { FastifyInstance } from 'fastify'
import type { OfficeFacts } from '#contract/office-facts.ts'
import { FAQ_QR_PATH } from '#contract/paths.ts'
import { officeText } from './answer-kinds.ts'
import { type PreparedAnswer, preparedOf, replyWith } from './prepared-answer.ts'

/** The QR code that leads to the authority's FAQ page, drawn from the office file. */
export function faqQrRoute(app: FastifyInstance, facts: () => OfficeFacts): void {
  let answerOf: ((facts: OfficeFacts) => PreparedAnswer) | undefined
  app.get(FAQ_QR_PATH, async (_request, reply) => {
    // Few visitors ask for it, so a start does not wait for its library.
    const { qrSvg } = await import('./qr.ts')
    answerOf ??= preparedOf(({ links }: OfficeFacts) => officeText('image/svg+xml', qrSvg(links.faq)))
    return replyWith(reply, answerOf(facts()))
  })
}
