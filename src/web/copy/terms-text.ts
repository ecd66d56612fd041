import type { TermWords } from '#contract/office-words.ts'
import { differenceOf } from '#domain/conversion.ts'
import { addedBy } from '#domain/purchase-tax.ts'
import type { SumResult } from '#domain/sum.ts'
import type { Figures } from '../format/page-figures.ts'

/**
 * Returns, for example, "20.641,75 ₺ + BSMV 41,28 ₺" for a sum with tax; null if the sum has none. An added tax is part of
 * the paid sum.
 */
export function taxInTerms({ lines, lira, tax }: SumResult, words: TermWords, { money }: Figures): string | null {
  if (tax === null) return null
  if (tax === 'included') return words.included
  const price = lines[0].side === 'sell' ? lira : differenceOf(lira, addedBy(tax))
  return words.added.replace('#', money(price)).replace('#', money(tax))
}
