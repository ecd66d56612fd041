import type { FastifyInstance } from 'fastify'
import { boardThen, type BoardThenParts } from '../history/index.ts'
import { createPictures } from '../picture/index.ts'
import type { CallParts } from './call.ts'
import { chartDataRoute } from './chart-data-call.ts'
import { contactFormRoute, contactRoute } from './contact-calls.ts'
import { contactLimits } from './contact-limits.ts'
import { dailySummaryRoute } from './daily-summary-call.ts'
import { officeTextRoutes } from './office-texts.ts'
import { questionPageRoute } from './question-page.ts'
import { centralBankRoute, feedRoute } from './rate-calls.ts'
import { sharePictureRoute } from './share-picture-call.ts'

/** The calls of the contract, the form, the pages of questions, and the small texts made of the office's facts. */
export async function addCalls(
  app: FastifyInstance,
  from: Omit<CallParts, 'boardThen'> & Pick<BoardThenParts, 'listed'>,
): Promise<void> {
  const parts: CallParts = { ...from, boardThen: (codes, moment) => boardThen(codes, moment, from) }
  feedRoute(app, parts)
  centralBankRoute(app, parts.bulletins)
  dailySummaryRoute(app, parts)
  chartDataRoute(app, { ...parts, own: parts.source })
  const limits = await contactLimits(app, parts.store.attempts, parts.clock)
  contactRoute(app, { ...parts, limits })
  await contactFormRoute(app, { ...parts, limits })
  await questionPageRoute(app, parts)
  sharePictureRoute(app, { ...parts, pictures: createPictures() })
  officeTextRoutes(app, parts.facts)
}
