import type { FastifyInstance } from 'fastify'
import type { PointSource } from '#contract/chart-data.ts'
import type { OfficeFacts } from '#contract/office-facts.ts'
import type { Bulletins } from '../bulletins.ts'
import type { Clock } from '../clock.ts'
import type { Closes } from '../closes.ts'
import type { AcceptMessage } from '../contact/acceptance.ts'
import type { Ingest } from '../ingest.ts'
import type { Store } from '../store/store.ts'
import { centralBankRoute } from './central-bank.ts'
import { chartDataRoute } from './chart-data.ts'
import { contactRoute } from './contact.ts'
import { dailySummaryRoute } from './daily-summary.ts'
import { faqQrRoute } from './faq-qr.ts'
import { feedRoute } from './feed.ts'
import { manifestRoute } from './manifest.ts'
import { robotsRoute } from './robots.ts'
import { sitemapRoute } from './sitemap.ts'

export interface CallParts {
  readonly market: Pick<Ingest, 'view'>
  readonly bulletins: Pick<Bulletins, 'newest'>
  readonly closes: Pick<Closes, 'current'>
  readonly store: Store
  /** Whose the own record is, and whose the official one: both are `demo` where they are invented. */
  readonly source: PointSource
  readonly official: PointSource
  readonly accept: AcceptMessage
  readonly facts: () => OfficeFacts
  readonly clock: Clock
}

/** The calls of the contract, and the small texts made of the office's facts. */
export async function addCalls(app: FastifyInstance, parts: CallParts): Promise<void> {
  feedRoute(app, parts)
  centralBankRoute(app, parts.bulletins)
  dailySummaryRoute(app, parts)
  chartDataRoute(app, { ...parts, own: parts.source })
  await contactRoute(app, parts)
  faqQrRoute(app, parts.facts)
  robotsRoute(app, parts.facts)
  sitemapRoute(app, parts.facts)
  manifestRoute(app, parts.facts)
}
