import type { FastifyInstance } from 'fastify'
import type { PointSource } from '#contract/chart-data.ts'
import type { OfficeFacts } from '#contract/office-facts.ts'
import type { AcceptMessage } from '../contact/door.ts'
import type { Ingest } from '../market/door.ts'
import type { Bulletins, Closes } from '../record/door.ts'
import type { Clock } from '../run/door.ts'
import type { Store } from '../store/door.ts'
import { centralBankRoute } from './central-bank-call.ts'
import { chartDataRoute } from './chart-data-call.ts'
import { contactRoute } from './contact-call.ts'
import { contactFormRoute, type FormPages } from './contact-form.ts'
import { contactLimits } from './contact-limits.ts'
import { dailySummaryRoute } from './daily-summary-call.ts'
import { faqQrRoute } from './faq-qr-text.ts'
import { feedRoute } from './feed-call.ts'
import { manifestRoute } from './manifest-text.ts'
import { robotsRoute } from './robots-text.ts'
import { sitemapRoute } from './sitemap-text.ts'

export interface CallParts {
  readonly market: Pick<Ingest, 'view'>
  readonly bulletins: Pick<Bulletins, 'newest'>
  readonly closes: Pick<Closes, 'before'>
  readonly store: Store
  /** Whose the own record is, and whose the official one: both are `demo` where they are invented. */
  readonly source: PointSource
  readonly official: PointSource
  readonly accept: AcceptMessage
  readonly pages: FormPages
  readonly facts: () => OfficeFacts
  readonly clock: Clock
}

/** The calls of the contract, the form beside them, and the small texts made of the office's facts. */
export async function addCalls(app: FastifyInstance, parts: CallParts): Promise<void> {
  feedRoute(app, parts)
  centralBankRoute(app, parts.bulletins)
  dailySummaryRoute(app, parts)
  chartDataRoute(app, { ...parts, own: parts.source })
  const limits = await contactLimits(app)
  contactRoute(app, { ...parts, limits })
  await contactFormRoute(app, { ...parts, limits })
  faqQrRoute(app, parts.facts)
  robotsRoute(app, parts.facts)
  sitemapRoute(app, parts.facts)
  manifestRoute(app, parts.facts)
}
