import { BLANK_GOLD_SUM, goldSearchOf, type GoldSumQuery, isMistakenSum, itemsOf } from '#contract/gold-sum-query.ts'
import type { PageState } from '#contract/page-state.ts'
import { PAGES } from '#contract/paths.ts'
import { type GoldSum, goldSumOn } from '#domain/gold/gold-sum.ts'
import { oldestOf } from '#domain/quote.ts'
import { goldExchange as copy, sharedGoldPrices, sharedGoldTitle } from '../copy/gold-exchange.ts'
import { momentName } from '../copy/moment.ts'
import { markedSample } from '../features/calculator/index.ts'
import { figureOf, formatMoney, lira } from '../format/money-text.ts'
import type { DocumentHead } from './document.ts'
import { isStale } from './quote-head.ts'

/**
 * What the head says of a page that was asked what gold comes to. Null: it asks nothing, or something with a mistake.
 */
export function goldHead(state: PageState): Partial<DocumentHead> | null {
  const { goldQuery: sum, demo, office } = state
  if (sum === undefined || isMistakenSum(sum)) return null
  const items = itemsOf(sum)
  if (items.length === 0) return null
  const title = sharedGoldTitle(sum.deal, items)
  const sharedAddress = office.origin + PAGES.gold.path + searchFor(sum)
  const outcome = sumToTell(sum, state)
  if (outcome === null) return { title: `${title} | ${office.shortName}`, sharedAddress }
  const { side, figure, time } = pricesOf(outcome)
  return {
    title: `${title} ${lira(formatMoney(outcome.total))} | ${office.shortName}`,
    description: markedSample(`${figure === '' ? side : `${side} ${figure}`} · ${time}. ${copy.fine}`, demo),
    sharedAddress,
  }
}

/** The gold alone: nobody shares what else the page was asked. */
function searchFor({ deal, rows, moment }: GoldSumQuery): string {
  return goldSearchOf({ ...BLANK_GOLD_SUM, deal, rows, moment })
}

/** Of a shared moment what the record has; else what it is now, if no price is an old one. */
function sumToTell({ deal, moment, ...sum }: GoldSumQuery, state: PageState): GoldSum | null {
  const board = moment === null ? (state.gold ?? null) : state.past
  const traded = moment === null ? state.office.gold?.traded : undefined
  const outcome = board === null ? null : goldSumOn(board, deal, itemsOf(sum), traded)
  if (outcome === null || outcome.kind === 'none') return null
  return moment === null && isStale(timeOf(outcome), state, state.gold ?? null) ? null : outcome
}

function timeOf({ lines }: GoldSum): number {
  return oldestOf(lines) ?? 0
}

/** "alış fiyatı 9.856 ₺"; of several prices their side alone. */
function pricesOf(outcome: GoldSum): { side: string; figure: string; time: string } {
  const [first, ...others] = outcome.lines
  const time = momentName(timeOf(outcome))
  if (first === undefined) return { side: '', figure: '', time }
  return others.length === 0
    ? { side: sharedGoldPrices.one[first.side], figure: figureOf(first), time }
    : { side: sharedGoldPrices.several[first.side], figure: '', time }
}
