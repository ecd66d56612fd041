import { type FineGold, tenThousandthsOf } from '#domain/gold/fine-gold.ts'
import { formatDigits } from '../../format/format.ts'

/** "1,6078 g" */
export function fineText(fine: FineGold): string {
  return `${formatDigits(tenThousandthsOf(fine), 4)}\u00A0g`
}
