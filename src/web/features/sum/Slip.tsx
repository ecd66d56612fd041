import type { ReactNode } from 'react'
import { askedSum, type SumQuery } from '#contract/sum-query.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { codesOf, oldestOf } from '#domain/quote.ts'
import { legsOf, type SumOutcome, type Sum, type SumResult } from '#domain/sum.ts'
import { ask as copy } from '../../copy/ask.ts'
import { banknote } from '../../ui/icons.ts'
import { Notice } from '../../ui/Notice.tsx'
import { AskButton, AskFoot, CallAction } from './AskTheCounter.tsx'
import { LazySumActions } from './LazySumActions.tsx'
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
  /** The documents that the visitor brings for the sum. */
  readonly papers?: ReactNode
}

export function Slip<Code extends InstrumentId>(answer: SumAnswer<Code>) {
  const { family, query, outcome } = answer
  return (
    <>
      <Answer {...answer} />
      <SumAnnouncement words={family.words} query={query} outcome={outcome} />
    </>
  )
}

function Answer<Code extends InstrumentId>({ family, query, outcome, papers }: SumAnswer<Code>) {
  const sum = askedSum(query)
  if (sum === null || outcome === null) return <family.Empty query={query} />
  return 'sum' in outcome ? (
    <SumSlip family={family} query={query} sum={sum} result={outcome} papers={papers} />
  ) : (
    <family.NoSum sum={sum} outcome={outcome} />
  )
}

interface SumSlipProps<Code extends InstrumentId> extends Pick<SumAnswer<Code>, 'family' | 'query' | 'papers'> {
  readonly sum: Sum<Code>
  readonly result: SumResult<Code>
}

/** The slip of a sum. A sum at a stale price is marked, not compared and not shared. */
function SumSlip<Code extends InstrumentId>({ family, query, sum, result, papers }: SumSlipProps<Code>) {
  const { words, Frame, Warning, Below, Basis, Fine } = family
  const { deal, items, against } = sum
  const legs = legsOf(result)
  const about = codesOf(legs)
  const quotedAt = oldestOf(legs) ?? 0
  const freshness = useSumFreshness(legs)
  const moment = useDatedMoment(legs)
  const isStale = freshness === 'stale'
  const { isLarge, ...handedOn } = useSumMessage(family, sum, result, isStale)
  const foot = isStale || isLarge ? null : <AskFoot text={handedOn.message} note={words.chat.note} />
  return (
    <Frame title={words.title(sum)} about={about} quotedAt={quotedAt} foot={foot}>
      {Warning === undefined ? null : <Warning freshness={freshness} quotedAt={quotedAt} sum={sum} />}
      <div className={frame.answer}>
        <p className={frame.label}>{words.label(deal, against, moment)}</p>
        <ResultFigure result={result} />
        {Below === undefined ? null : <Below sum={sum} result={result} />}
      </div>
      <Basis query={query} sum={sum} result={result} freshness={freshness} quotedAt={quotedAt} />
      {papers}
      {isLarge ? (
        <Notice tone="calm" icon={banknote} title={copy.large.title} className={frame.large}>
          {copy.large.text}
        </Notice>
      ) : null}
      <div className="actions screen-only">
        {isStale || isLarge ? <AskButton text={handedOn.message} /> : null}
        {isStale ? (
          <CallAction />
        ) : (
          // The key changes with the sum, so that "copied" is not shown for the next sum.
          <LazySumActions
            key={`${deal} ${codesOf(items)} ${against}`}
            {...handedOn}
            family={family}
            sum={sum}
            result={result}
            kind={isLarge ? 'line' : 'filled'}
          />
        )}
      </div>
      {Fine === undefined ? null : <Fine sum={sum} result={result} />}
    </Frame>
  )
}
