import type { ReactNode } from 'react'
import { askedSum, type SumQuery } from '#contract/sum-query.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { codesOf, oldestOf } from '#domain/quote.ts'
import { legsOf, type SumOutcome, type Sum, type SumResult } from '#domain/sum.ts'
import { banknote } from '../../ui/icons.ts'
import { Notice } from '../../ui/Notice.tsx'
import { useAllWords, useWords } from '../../words/index.ts'
import { AskButton, CallAction } from './AskTheCounter.tsx'
import { ResultFigure } from './ResultFigure.tsx'
import type { SumFamily } from './sum-family.ts'
import { SumAnnouncement } from './SumAnnouncement.tsx'
import { useDatedMoment, useSumFreshness } from './use-sum-freshness.ts'
import { useSumMessage } from './use-sum-message.ts'
import frame from '../../ui/Slip.module.css'

interface SumAnswer<Code extends InstrumentId> {
  readonly family: SumFamily<Code>
  readonly query: SumQuery<Code>
  /** Null means that the query is empty or invalid. */
  readonly outcome: SumOutcome<Code> | null
  /** The line about the papers that the visitor brings for the sum. */
  readonly papers?: ReactNode
}

export function Slip<Code extends InstrumentId>(answer: SumAnswer<Code>) {
  const { family, query, outcome } = answer
  return (
    <>
      <Answer {...answer} />
      <SumAnnouncement words={family.wordsOf(useAllWords())} query={query} outcome={outcome} />
    </>
  )
}

function Answer<Code extends InstrumentId>({ family, query, outcome, papers }: SumAnswer<Code>) {
  const sum = askedSum(query)
  if (sum === null || outcome === null) return <family.Empty query={query} />
  return 'sum' in outcome ? (
    <SumSlip family={family} query={query} sum={sum} result={outcome} papers={papers} />
  ) : (
    <family.NoSum sum={sum} outcome={outcome} papers={papers} />
  )
}

interface SumSlipProps<Code extends InstrumentId> extends Pick<SumAnswer<Code>, 'family' | 'query' | 'papers'> {
  readonly sum: Sum<Code>
  readonly result: SumResult<Code>
}

/** The slip of a sum. A sum at a stale price is marked, not compared and not shared. */
function SumSlip<Code extends InstrumentId>({ family, query, sum, result, papers }: SumSlipProps<Code>) {
  const { Frame, Warning, Below, Basis, Lines, Comparison, Actions, Fine } = family
  const words = family.wordsOf(useAllWords())
  const { large } = useWords('ask')
  const { deal, items, against } = sum
  const legs = legsOf(result)
  const about = codesOf(legs)
  const quotedAt = oldestOf(legs) ?? 0
  const freshness = useSumFreshness(legs)
  const moment = useDatedMoment(legs, words)
  const isStale = freshness === 'stale'
  const { isLarge, ...handedOn } = useSumMessage(family, sum, result, isStale)
  return (
    <Frame title={words.title(sum)} about={about} quotedAt={quotedAt}>
      {Warning === undefined ? null : <Warning freshness={freshness} quotedAt={quotedAt} sum={sum} />}
      <div className={frame.answer}>
        <p className={frame.label}>{words.label(deal, against, moment)}</p>
        <ResultFigure result={result} />
        {Below === undefined ? null : <Below sum={sum} result={result} />}
      </div>
      <Basis query={query} sum={sum} result={result} freshness={freshness} quotedAt={quotedAt} />
      {Lines === undefined ? null : <Lines sum={sum} result={result} papers={papers} />}
      {isLarge ? (
        <Notice tone="calm" icon={banknote} title={large.title} className={frame.large}>
          {large.text}
        </Notice>
      ) : null}
      <div className="actions screen-only">
        <AskButton text={handedOn.message} />
        {isStale ? <CallAction /> : null}
        {isStale || Actions === undefined ? null : (
          // The key changes with the sum, so that "copied" is not shown for the next sum.
          <Actions key={`${deal} ${codesOf(items)} ${against}`} {...handedOn} sum={sum} result={result} />
        )}
      </div>
      {isStale || Comparison === undefined ? null : <Comparison result={result} />}
      {Fine === undefined ? null : <Fine />}
    </Frame>
  )
}
