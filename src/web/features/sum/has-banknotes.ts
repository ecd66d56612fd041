import type { CurrencyCode } from '#domain/currency.ts'
import type { SumResult } from '#domain/sum.ts'

/** True if some banknotes of a sum have a price of their own. */
export function hasBanknotes({ lines }: SumResult<CurrencyCode>): boolean {
  return lines.some(({ banknotes }) => banknotes !== undefined)
}
