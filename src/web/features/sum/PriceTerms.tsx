import type { CurrencyCode } from '#domain/currency.ts'
import type { SumResult } from '#domain/sum.ts'
import { taxInTerms } from '../../copy/terms-text.ts'
import { usePageState } from '../../page-state/index.ts'
import { useWords } from '../../words/index.ts'
import frame from '../../ui/Slip.module.css'

export interface PriceTermsProps {
  readonly result: SumResult<CurrencyCode>
}

/** Says whether a sum has tax and whether there is a commission: "BSMV dâhil; komisyon yok". */
export function PriceTerms({ result }: PriceTermsProps) {
  const figures = useWords('figures')
  const { office, officeWords } = usePageState()
  const { commission } = office
  const words = officeWords?.terms
  if (words === undefined || (result.tax === null && commission === null)) return null
  const text = [
    taxInTerms(result, words, figures),
    commission && (commission === 'none' ? words.noCommission : words.commission),
  ]
    .filter(Boolean)
    .join(words.and)
  return (
    <p className={`${frame.label} ${frame.terms}`}>
      <span>{text.charAt(0).toUpperCase() + text.slice(1)}</span>
      {commission === null || commission === 'none' ? null : <bdi lang="tr">{commission.text}</bdi>}
    </p>
  )
}
