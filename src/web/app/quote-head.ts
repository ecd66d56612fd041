import { type Question, searchOf } from '#contract/calculator-query.ts'
import type { PageState, RatesState } from '#contract/page-state.ts'
import { PAGES } from '#contract/paths.ts'
import { outcomeOn } from '#contract/shared-link.ts'
import type { SumOutcome } from '#domain/exchange.ts'
import { freshnessOf } from '#domain/freshness.ts'
import { openingAt } from '#domain/opening.ts'
import { sharedQuestion } from '../copy/quote.ts'
import { slip } from '../copy/slip.ts'
import { markedSample, quoteRate, quoteTitle, timeOf } from '../features/calculator/index.ts'
import { formatAmount } from '../format/money-text.ts'
import type { DocumentHead } from './document.ts'

/** What the head says of a page that was asked for a sum. Null: it asks nothing, or something with a mistake. */
export function quoteHead(state: PageState): Partial<DocumentHead> | null {
  const { calculatorQuery: query, demo, office } = state
  if (query?.kind !== 'question') return null
  const { question } = query
  const { exchange } = question
  const sharedAddress = office.origin + PAGES.calculator.path + searchOf(query)
  const titled = (title: string): string => `${title} | ${office.shortName}`
  const outcome = outcomeToTell(question, state)
  if (outcome === null) return { title: titled(sharedQuestion(exchange, formatAmount(exchange.amount))), sharedAddress }
  return {
    title: titled(quoteTitle(exchange, outcome)),
    description: markedSample(`${quoteRate(outcome)}. ${slip.fine}`, demo),
    sharedAddress,
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
  { renderedAt: now, office }: PageState,
  board: Pick<RatesState, 'sourceTime'> | null,
): boolean {
  const opening = openingAt(office.hours, now)
  const circumstances = { now, sourceTime: board?.sourceTime ?? null, limits: office.freshness, opening }
  return freshnessOf(quotedAt, circumstances) === 'stale'
}
