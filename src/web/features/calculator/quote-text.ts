import type { PageState } from '#contract/page-state.ts'
import { type Exchange, legsOf, type SumOutcome } from '#domain/exchange.ts'
import { sampleMark } from '../../copy/frame.ts'
import { momentName } from '../../copy/moment.ts'
import { sidesText } from '../../copy/quote.ts'
import { sharedText } from '../../copy/slip.ts'
import { figureOf, formatAmount, formatCross, formatUnitPrice, sumText } from '../../format/money-text.ts'

/** The rate of a sum: "47,2330 ₺", "100 JPY = 29,5600 ₺", "1 USD = 0,8630 EUR". */
export function rateFigure(outcome: SumOutcome): string {
  if (outcome.kind === 'cross') {
    const { code, unit } = outcome.legs[0]
    return `${unit} ${code} = ${formatCross(outcome.cross)}\u00A0${outcome.against}`
  }
  const { leg } = outcome
  return leg.unit === 1 ? figureOf(leg) : formatUnitPrice(leg.code, leg)
}

/** The time of a sum: that of its oldest price. */
export function timeOf(outcome: SumOutcome): number {
  return Math.min(...legsOf(outcome).map(({ quotedAt }) => quotedAt))
}

/** "500 USD bozdurulursa 23.616,50 ₺" */
export function quoteTitle(exchange: Exchange, outcome: SumOutcome): string {
  return `${sharedText(exchange, formatAmount(exchange.amount))} ${sumText(outcome)}`
}

/** What is shared of an invented market says so first. */
export function markedSample(text: string, { market }: PageState['demo']): string {
  return market ? `${sampleMark}: ${text}` : text
}

/** "alış kuru 47,2330 ₺ · 1 Ağustos 2026 Cumartesi 17.12" */
export function quoteRate(outcome: SumOutcome): string {
  return `${sidesText(legsOf(outcome))} ${rateFigure(outcome)} · ${momentName(timeOf(outcome))}`
}
