import type { FastifyInstance } from 'fastify'
import { spanOf } from '#contract/shared-moment.ts'
import { boardThen } from '../history/index.ts'
import { banknotesAt } from '../settings/index.ts'
import { banknotesRoute } from './banknotes-call.ts'
import { type CallParts, readInTime } from './call.ts'
import type { ServerCapability } from './capability.ts'
import { chartDataRoute } from './chart-data-call.ts'
import { contactFormRoute, contactRoute } from './contact-calls.ts'
import { contactLimits } from './contact-limits.ts'
import { dailySummaryRoute } from './daily-summary-call.ts'
import { describeCalls } from './described-calls.ts'
import { officeTextRoutes } from './office-texts.ts'
import { permitPictureRoute } from './permit-picture-call.ts'
import { questionPageRoute } from './question-page.ts'
import { centralBankRoute, feedRoute } from './rate-calls.ts'

/**
 * Adds the calls of the contract, the form, the pages of sums, the texts made of the office's facts, and the calls of
 * capabilities.
 */
export async function addCalls(
  app: FastifyInstance,
  from: Omit<CallParts, 'boardThen' | 'describedCalls'>,
  capabilities: readonly ServerCapability[],
): Promise<void> {
  const described = capabilities.flatMap(({ describedCalls = [] }) => describedCalls)
  const deps: CallParts = {
    ...from,
    describedCalls: () => describeCalls(from.selection(), described),
    async boardThen({ codes, moment, hasNotes }) {
      const reading = Promise.all([
        boardThen(codes, moment, from),
        hasNotes ? banknotesAt(from.store, spanOf(moment).to) : null,
      ])
      const [board, banknotes] = await readInTime(reading, from.clock)
      return banknotes === null ? board : { ...board, banknotes }
    },
  }
  feedRoute(app, deps)
  centralBankRoute(app, deps)
  banknotesRoute(app, deps)
  dailySummaryRoute(app, deps)
  chartDataRoute(app, { ...deps, own: deps.source })
  const limits = contactLimits(app, deps.store.attempts, deps.clock)
  contactRoute(app, { ...deps, limits })
  await contactFormRoute(app, { ...deps, limits })
  questionPageRoute(app, deps)
  for (const capability of capabilities) capability.addCalls?.(app, deps)
  permitPictureRoute(app, deps.store, deps.clock)
  officeTextRoutes(app, {
    facts: deps.facts,
    async capabilityPaths() {
      const paths = await Promise.all(capabilities.map(async (each) => (await each.sitemapPaths?.(deps)) ?? []))
      return paths.flat()
    },
    clock: deps.clock,
  })
}
