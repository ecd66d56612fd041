import type { PageState } from '#contract/page-state.ts'
import { oldestOf } from '#domain/quote.ts'
import { legsOf, type SumResult } from '#domain/sum.ts'
import { sampleMark } from '../../copy/frame.ts'
import { momentName } from '../../copy/moment.ts'

/** Returns the time of a sum's oldest price. */
export function timeOf(result: SumResult): number {
  return oldestOf(legsOf(result)) ?? 0
}

/** Adds the time of the sum to a rate: "alış kuru 47,2330 ₺ · 1 Ağustos 2026 Cumartesi 17.12". */
export function dated(rate: string, result: SumResult): string {
  return `${rate} · ${momentName(timeOf(result))}`
}

/** Puts the sample mark before a text with demo prices. */
export function markedSample(text: string, { market }: PageState['demo']): string {
  return market ? `${sampleMark}: ${text}` : text
}
