import type { FastifyInstance } from 'fastify'
import type { PointSource } from '#contract/chart-data.ts'
import type { OfficeFacts } from '#contract/office-facts.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import type { SubmitMessage } from '../contact/index.ts'
import { boardThen, type BoardThenParts, type Bulletins, type Closes } from '../history/index.ts'
import type { Pages } from '../pages/index.ts'
import { createPictures } from '../picture/index.ts'
import type { Market } from '../pipeline/index.ts'
import type { Clock } from '../runtime/index.ts'
import type { Store } from '../store/index.ts'
import { chartDataRoute } from './chart-data-call.ts'
import { contactFormRoute, contactRoute } from './contact-calls.ts'
import { contactLimits } from './contact-limits.ts'
import { dailySummaryRoute } from './daily-summary-call.ts'
import { officeTextRoutes } from './office-texts.ts'
import { type BoardAt, questionPageRoute } from './question-page.ts'
import { centralBankRoute, feedRoute } from './rate-calls.ts'
import { sharePictureRoute } from './share-picture-call.ts'

export interface CallParts extends Pick<BoardThenParts, 'listed'> {
  readonly market: Pick<Market, 'view'>
  readonly bulletins: Pick<Bulletins, 'newest'>
  readonly closes: Pick<Closes, 'before'>
  readonly store: Store
  /** Whose the own record is, and whose the official one: both are `demo` where they are invented. */
  readonly source: PointSource
  readonly official: PointSource
  /** What is priced now. */
  readonly selection: () => readonly InstrumentId[]
  readonly submit: SubmitMessage
  readonly pages: Pages
  readonly facts: () => OfficeFacts
  readonly clock: Clock
}

/** The calls of the contract, the form and the pages of questions beside them, and the small texts made of the office's facts. */
export async function addCalls(app: FastifyInstance, parts: CallParts): Promise<void> {
  feedRoute(app, parts)
  centralBankRoute(app, parts.bulletins)
  dailySummaryRoute(app, parts)
  chartDataRoute(app, { ...parts, own: parts.source })
  const limits = await contactLimits(app, parts.store.attempts, parts.clock)
  contactRoute(app, { ...parts, limits })
  await contactFormRoute(app, { ...parts, limits })
  const boardAt: BoardAt = (codes, moment) => boardThen(codes, moment, parts)
  await questionPageRoute(app, { ...parts, boardThen: boardAt })
  sharePictureRoute(app, { ...parts, boardThen: boardAt, pictures: createPictures() })
  officeTextRoutes(app, parts.facts)
}
