import type { TermWords } from '#contract/office-words.ts'
import { differenceOf } from '#domain/conversion.ts'
import { addedBy } from '#domain/purchase-tax.ts'
import type { SumResult } from '#domain/sum.ts'
import type { Figures } from '../format/page-figures.ts'

export interface TaxTexts {
  /** For example "20.641,75 ₺", or that the tax is in the price. */
  readonly price: string
  /** For example "+ BSMV 41,28 ₺"; empty if nothing is added. */
  readonly added: string
}

/** Returns the texts of the tax in a sum; null if the sum has none. An added tax is part of the paid sum. */
export function taxInTerms({ lines, lira, tax }: SumResult, words: TermWords, { money }: Figures): TaxTexts | null {
  if (tax === null) return null
  if (tax === 'included') return { price: words.included, added: '' }
  const price = lines[0].side === 'sell' ? lira : differenceOf(lira, addedBy(tax))
  const [before = '', between = '', after = ''] = words.added.split('#')
  return { price: before + money(price), added: `${between}${money(tax)}${after}`.trim() }
}
