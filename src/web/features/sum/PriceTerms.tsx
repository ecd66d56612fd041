import { differenceOf, type Money } from '#domain/conversion.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { addedBy } from '#domain/purchase-tax.ts'
import type { SumResult } from '#domain/sum.ts'
import { usePageState } from '../../page-state/index.ts'
import frame from '../../ui/Slip.module.css'

export interface PriceTermsProps {
  readonly result: SumResult<CurrencyCode>
  /** Writes an amount of lira with its unit. */
  readonly money: (lira: Money) => string
}

/** Says whether a sum has tax and whether there is a commission: "BSMV dâhil; komisyon yok". */
export function PriceTerms({ result: { lines, lira, tax }, money }: PriceTermsProps) {
  const { office, officeWords } = usePageState()
  const { commission } = office
  const words = officeWords?.terms
  if (words === undefined || (tax === null && commission === null)) return null
  const price = lines[0].side === 'sell' ? lira : differenceOf(lira, addedBy(tax))
  const taxText =
    typeof tax === 'bigint' ? words.added.replace('#', money(price)).replace('#', money(tax)) : tax && words.included
  const text = [taxText, commission && (commission === 'none' ? words.noCommission : words.commission)]
    .filter(Boolean)
    .join(words.and)
  return (
    <p className={`${frame.label} ${frame.terms}`}>
      <span>{text.charAt(0).toUpperCase() + text.slice(1)}</span>
      {commission === null || commission === 'none' ? null : <bdi lang="tr">{commission.text}</bdi>}
    </p>
  )
}
