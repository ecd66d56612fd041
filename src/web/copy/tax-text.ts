import type { SumResult } from '#domain/sum.ts'
import { moneyText } from '../format/money-text.ts'

/** Returns, for example, "BSMV dâhil" or "569,72 ₺ BSMV ile"; empty if a sum has no tax. */
export function taxWords({ tax }: SumResult): string {
  if (tax === null) return ''
  return tax === 'included' ? 'BSMV dâhil' : `${moneyText(tax)} BSMV ile`
}

/** Returns the part after a sum or a rate: " (BSMV dâhil)". */
export function taxText(result: SumResult): string {
  const words = taxWords(result)
  return words === '' ? '' : ` (${words})`
}
