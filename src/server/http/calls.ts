import type { FastifyInstance } from 'fastify'
import { SECOND } from '#domain/calendar.ts'
import { boardThen, recordedMonths } from '../history/index.ts'
import { inTime } from '../runtime/index.ts'
import { StoreFailure } from '../store/index.ts'
import type { CallParts } from './call.ts'
import { chartDataRoute } from './chart-data-call.ts'
import { contactFormRoute, contactRoute } from './contact-calls.ts'
import { contactLimits } from './contact-limits.ts'
import { dailySummaryRoute } from './daily-summary-call.ts'
import { officeTextRoutes } from './office-texts.ts'
import { officialDayRoutes } from './official-day-pages.ts'
import { openApiRoute } from './open-api-call.ts'
import { questionPageRoute } from './question-page.ts'
import { centralBankRoute, feedRoute } from './rate-calls.ts'
import { allowReading } from './shared-reading.ts'

/** How long the page of a shared sum waits for the record. */
const READ_WITHIN = 2 * SECOND

/** The calls of the contract, the form, the pages of questions, and the small texts made of the office's facts. */
export async function addCalls(app: FastifyInstance, from: Omit<CallParts, 'boardThen'>): Promise<void> {
  const parts: CallParts = {
    ...from,
    async boardThen(codes, moment) {
      const then = await inTime(boardThen(codes, moment, from), READ_WITHIN, from.clock)
      if (then === null) throw new StoreFailure('SLOW', 'the record did not answer in time')
      return then
    },
  }
  allowReading(app, parts.facts)
  feedRoute(app, parts)
  centralBankRoute(app, parts.bulletins)
  dailySummaryRoute(app, parts)
  chartDataRoute(app, { ...parts, own: parts.source })
  const limits = contactLimits(app, parts.store.attempts, parts.clock)
  contactRoute(app, { ...parts, limits })
  await contactFormRoute(app, { ...parts, limits })
  await questionPageRoute(app, parts)
  await officialDayRoutes(app, parts)
  officeTextRoutes(app, { facts: parts.facts, officialMonths: () => recordedMonths(parts.store, from.clock) })
  openApiRoute(app, parts)
}
