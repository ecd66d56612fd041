import { type Question, searchOf } from '#contract/calculator-query.ts'
import type { PageState, PictureWords, RatesState } from '#contract/page-state.ts'
import { PAGES, SHARE_PICTURE_PATH } from '#contract/paths.ts'
import { type BoardThen, outcomeOn } from '#contract/shared-link.ts'
import { momentAt } from '#contract/shared-moment.ts'
import { legsOf, type SumOutcome } from '#domain/exchange.ts'
import { freshnessOf } from '#domain/freshness.ts'
import { openingAt } from '#domain/opening.ts'
import { sampleMark } from '../copy/frame.ts'
import { momentName } from '../copy/moment.ts'
import { quote as copy, sharedQuestion, sidesText } from '../copy/quote.ts'
import { sharedText, slip } from '../copy/slip.ts'
import { markedSample, quoteRate, quoteTitle, rateFigure, timeOf } from '../features/calculator/index.ts'
import { formatAmount, formatMoney, formatUnits } from '../format/money-text.ts'
import type { DocumentHead } from './document.ts'

/** What the head says of a page that was asked for a sum. Null: it asks nothing, or something with a mistake. */
export function quoteHead(state: PageState): Partial<DocumentHead> | null {
  const { calculatorQuery: query, demo, office, zone } = state
  if (query?.kind !== 'question') return null
  const { question } = query
  const { exchange, moment } = question
  const sharedAddress = office.origin + PAGES.calculator.path + searchOf(query)
  const titled = (title: string): string => `${title} | ${office.shortName}`
  const outcome = outcomeToTell(question, state)
  if (outcome === null) return { title: titled(sharedQuestion(exchange, formatAmount(exchange.amount))), sharedAddress }
  const pictured = { ...question, moment: moment ?? momentAt(newestOf(outcome), zone) }
  return {
    title: titled(quoteTitle(exchange, outcome)),
    description: markedSample(`${quoteRate(outcome, zone)}. ${slip.fine}`, demo),
    sharedAddress,
    socialImage: office.origin + SHARE_PICTURE_PATH + searchOf({ kind: 'question', question: pictured }),
  }
}

/** Of a shared moment what the record has; else what it is now, if the price is not an old one. */
function outcomeToTell({ exchange, moment }: Question, state: PageState): SumOutcome | null {
  const board = moment === null ? state.rates : state.past
  const outcome = board === null ? null : outcomeOn(board, exchange)
  if (outcome === null || !('sum' in outcome)) return null
  return moment === null && isStale(timeOf(outcome), state, state.rates) ? null : outcome
}

/** Whether a price of then is too old to be told, on a board as it is now. */
export function isStale(
  quotedAt: number,
  { renderedAt: now, office, zone }: PageState,
  board: Pick<RatesState, 'sourceTime'> | null,
): boolean {
  const opening = openingAt(office.hours, now, zone)
  const circumstances = { now, sourceTime: board?.sourceTime ?? null, limits: office.freshness, opening }
  return freshnessOf(quotedAt, circumstances) === 'stale'
}

function newestOf(outcome: SumOutcome): number {
  return Math.max(...legsOf(outcome).map(({ quotedAt }) => quotedAt))
}

/** The words of the picture that messengers show of a shared calculation: what it came to by the office's record. */
export function quotePicture({ exchange }: Question, past: BoardThen, { zone, demo }: PageState): PictureWords {
  const outcome = outcomeOn(past, exchange)
  const words = {
    question: sharedText(exchange, formatAmount(exchange.amount)),
    note: slip.fine,
    sample: demo.market ? sampleMark : null,
  }
  if (!('sum' in outcome)) return { ...words, sum: { figure: copy.noSum, sign: '' }, rate: null }
  const sum =
    outcome.kind === 'lira'
      ? { figure: formatMoney(outcome.sum), sign: '₺' }
      : { figure: formatUnits(outcome.sum, outcome.against), sign: outcome.against }
  const time = momentName(timeOf(outcome), zone)
  return { ...words, sum, rate: { side: sidesText(legsOf(outcome)), figure: rateFigure(outcome), time } }
}
