import type { OtherCurrency } from '#contract/office-words.ts'
import type { MistakenRow } from '#contract/sum-query.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { Deal } from '#domain/deal.ts'
import { usePageState } from '../../page-state/index.ts'
import { messageCircle } from '../../ui/icons.ts'
import { Notice } from '../../ui/Notice.tsx'
import { useWords } from '../../words/index.ts'
import { AskButton, CallAction } from './AskTheCounter.tsx'
import type { Unanswered } from './sum-family.ts'

export interface OtherCurrencyProps {
  readonly Frame: Unanswered
  readonly other: OtherCurrency
  readonly row: MistakenRow<CurrencyCode>
  readonly deal: Deal
}

/** Refers the visitor to the counter, because the currency has no price on the site. */
export function OtherCurrencySlip({ other, row, deal, Frame }: OtherCurrencyProps) {
  const words = usePageState().officeWords?.others
  const { other: question, wrong } = useWords('sums')
  if (words === undefined) return null
  return (
    <Frame title={wrong.title}>
      <Notice tone="calm" icon={messageCircle} title={other.unpriced}>
        {words.next}
      </Notice>
      <div className="actions screen-only">
        <AskButton text={question.message(row, deal, other.code)} />
        <CallAction />
      </div>
    </Frame>
  )
}
