import type { CurrencyCode } from '#domain/currency.ts'
import type { SumResult } from '#domain/sum.ts'

/** Returns true if some banknotes of a sum have their own price. */
export function hasBanknotes({ lines }: SumResult<CurrencyCode>): boolean {
  return lines.some(({ banknotes }) => banknotes !== undefined)
}
