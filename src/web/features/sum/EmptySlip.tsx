import type { ReactNode } from 'react'
import type { SumQuery } from '#contract/sum-query.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { useWords } from '../../words/index.ts'
import { AskFoot } from './AskTheCounter.tsx'
import { LazyOfficePart } from './office-part-island.tsx'
import type { Unanswered } from './sum-family.ts'
import { useOtherCurrency } from './use-other-currency.ts'
import frame from '../../ui/Slip.module.css'

interface EmptySlipProps {
  readonly query: SumQuery<CurrencyCode>
  readonly Frame: Unanswered
  /** Replaces the answer before an amount is typed. */
  readonly Blank: (props: { label: string }) => ReactNode
}

/** Replaces a sum while the query is empty or invalid. */
export function EmptySlip({ query: { deal, rows, against }, Frame, Blank }: EmptySlipProps) {
  const words = useWords('sums')
  const { wrong, tooLarge } = words
  const [row] = rows
  const other = useOtherCurrency(row)
  const ofChoice = against?.kind === 'mistake' || rows.some((each) => each.kind === 'mistake' && each.code === null)
  if (!ofChoice && rows.every(({ kind }) => kind === 'blank'))
    return <Blank label={words.label(deal, against?.code ?? null, null)} />
  if (row?.kind === 'mistake' && other !== null)
    return <LazyOfficePart part="other" row={row} deal={deal} other={other} Frame={Frame} />
  if (row?.kind === 'mistake' && row.mistake === 'too-large')
    return (
      <Frame title={wrong.title} foot={<AskFoot text={tooLarge.message(row, deal, null)} note={tooLarge.note} />}>
        <p className={frame.label}>{wrong.title}</p>
        <p className={frame.word}>{wrong.tooLarge}</p>
        <p className="fine">{words.rowMistake(row)}</p>
      </Frame>
    )
  return (
    <Frame title={wrong.title}>
      <p className={frame.label}>{wrong.title}</p>
      <p className={`${frame.word} ${frame.quiet}`}>{ofChoice ? wrong.choice : wrong.word}</p>
      <p className="fine">{wrong.next}</p>
    </Frame>
  )
}
