import type { OtherCurrency } from '#contract/office-words.ts'
import type { MistakenRow } from '#contract/sum-query.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { Deal } from '#domain/deal.ts'
import { ask, otherCurrencyMessage } from '../../copy/ask.ts'
import { slip as copy } from '../../copy/slip.ts'
import { typedItem } from '../../format/typed-item.ts'
import { usePageState } from '../../page-state/index.ts'
import { AskFoot } from './AskTheCounter.tsx'
import sheet from '../../ui/Sheet.module.css'
import frame from '../../ui/Slip.module.css'

export interface OtherCurrencyProps {
  readonly other: OtherCurrency
  readonly row: MistakenRow<CurrencyCode>
  readonly deal: Deal
}

/** Refers the visitor to the counter, because the currency has no price on the site. */
export function OtherCurrencySlip({ other, row, deal }: OtherCurrencyProps) {
  const words = usePageState().officeWords?.others
  if (words === undefined) return null
  return (
    <section className={`${sheet.sheet} ${frame.mistaken}`} aria-label={copy.wrong.title}>
      <p className={frame.label}>{other.unpriced}</p>
      <p className={frame.word}>{words.ask}</p>
      <p className="fine">{words.next}</p>
      <AskFoot text={otherCurrencyMessage(typedItem(row, other.code), deal)} note={ask.otherCurrency} />
    </section>
  )
}
