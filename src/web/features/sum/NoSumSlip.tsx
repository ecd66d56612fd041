import type { ReactNode } from 'react'
import type { CurrencyCode } from '#domain/currency.ts'
import type { SumRefusal } from '#domain/sum.ts'
import { hand, hourglass } from '../../ui/icons.ts'
import { Notice } from '../../ui/Notice.tsx'
import { useWords } from '../../words/index.ts'
import { NoSumActions } from './AskTheCounter.tsx'
import type { NoSumProps, SumFamily } from './sum-family.ts'
import frame from '../../ui/Slip.module.css'

interface NoSumSlipProps extends NoSumProps<CurrencyCode> {
  readonly family: Pick<SumFamily<CurrencyCode>, 'Frame' | 'goods' | 'wordsOf' | 'Fine'>
  /** Further rates that replace the missing one. */
  readonly Instead?: (props: { refusal: SumRefusal<CurrencyCode>; papers: ReactNode }) => ReactNode
}

/** The slip without a sum. It shows why there is no valid rate. */
export function NoSumSlip({ family, sum, outcome, papers, Instead }: NoSumSlipProps) {
  const { Frame, Fine } = family
  const words = useWords('sums')
  const [refusal] = outcome.refused
  const { word, title, text } = words.noOutcome(refusal)
  const awaited = refusal.why === 'unquoted'
  return (
    <Frame title={words.title(sum)} about={refusal.code} quotedAt={null} refused={!awaited}>
      <Notice tone="fair" icon={awaited ? hourglass : hand} title={title}>
        {text}
      </Notice>
      <p className={frame.word}>{word}</p>
      {Instead === undefined ? null : <Instead refusal={refusal} papers={papers} />}
      <div className="actions screen-only">
        <NoSumActions family={family} sum={sum} outcome={outcome} />
      </div>
      {Fine === undefined ? null : <Fine />}
    </Frame>
  )
}
