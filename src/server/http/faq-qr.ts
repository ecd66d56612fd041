import type { FastifyInstance } from 'fastify'
import type { OfficeFacts } from '#contract/office-facts.ts'
import { FAQ_QR_PATH } from '#contract/paths.ts'
import { qrSvg } from '../qr.ts'
import { keptTextOf, officeText, sendText } from './tagged-text.ts'

/** The QR code that leads to the authority's FAQ page, drawn from the office file. */
export function faqQrRoute(app: FastifyInstance, facts: () => OfficeFacts): void {
  const textOf = keptTextOf(({ links }: OfficeFacts) => qrSvg(links.faq))
  app.get(FAQ_QR_PATH, (_request, reply) => sendText(reply, officeText('image/svg+xml'), textOf(facts())))
}
