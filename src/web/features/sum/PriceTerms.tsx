import type { CurrencyCode } from '#domain/currency.ts'
import type { SumResult } from '#domain/sum.ts'
import { taxInTerms } from '../../copy/terms-text.ts'
import { usePageState } from '../../page-state/index.ts'
import { receipt } from '../../ui/icons.ts'
import { useWords } from '../../words/index.ts'
import { SlipLine } from './SlipLines.tsx'
import { Tick } from './Tick.tsx'
import frame from '../../ui/Slip.module.css'

export interface PriceTermsProps {
  readonly result: SumResult<CurrencyCode>
  /** A line of a slip, one of its ticks, or a text below a sum. */
  readonly look: 'line' | 'tick' | 'below'
}

/** Says whether a sum has tax and whether there is a commission: "BSMV dâhil; komisyon yok". */
export function PriceTerms({ result, look }: PriceTermsProps) {
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
  const text = capital(price + (added && ` ${added}`) + after)
  switch (look) {
    case 'line':
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
    case 'tick':
      return (
        <Tick>
          <span>{text}</span>
          {own}
        </Tick>
      )
    case 'below':
      return (
        <p className={`${frame.label} ${frame.terms}`}>
          <span>{text}</span>
          {own}
        </p>
      )
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
