import type { CurrencyCode } from '#domain/currency.ts'
import type { SumResult } from '#domain/sum.ts'
import { taxInTerms } from '../../copy/terms-text.ts'
import { usePageState } from '../../page-state/index.ts'
import { receipt } from '../../ui/icons.ts'
import { useWords } from '../../words/index.ts'
import { SlipLine } from './SlipLines.tsx'
import frame from '../../ui/Slip.module.css'

export interface PriceTermsProps {
  readonly result: SumResult<CurrencyCode>
  /** True in the lines of a slip, false below a sum. */
  readonly isLine?: boolean
}

/** Says whether a sum has tax and whether there is a commission: "BSMV dâhil; komisyon yok". */
export function PriceTerms({ result, isLine = false }: PriceTermsProps) {
  const figures = useWords('figures')
  const { office, officeWords } = usePageState()
  const { commission } = office
  const words = officeWords?.terms
  if (words === undefined || (result.tax === null && commission === null)) return null
  const tax = taxInTerms(result, words, figures)
  const isSale = result.second === null && result.lines[0].side === 'buy'
  const none = isSale ? (words.noDeduction ?? words.noCommission) : words.noCommission
  const ofCommission = commission === null ? '' : commission === 'none' ? none : words.commission
  const separator = tax === null || ofCommission === '' ? '' : words.and
  const own = commission === null || commission === 'none' ? null : <bdi lang="tr">{commission.text}</bdi>
  const [price, added, after] = [tax?.price ?? '', tax?.added ?? '', separator + ofCommission]
  if (!isLine)
    return (
      <p className={`${frame.label} ${frame.terms}`}>
        <span>{capital(price + (added && ` ${added}`) + after)}</span>
        {own}
      </p>
    )
  return (
    <SlipLine icon={receipt}>
      <span>
        <span>{capital(price) + (added && ' ')}</span>
        {added === '' ? null : <b>{added}</b>}
        <span>{price === '' ? capital(after) : after}</span>
      </span>
      {own}
    </SlipLine>
  )
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
