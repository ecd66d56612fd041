import type { CurrencyCode } from '#domain/currency.ts'
import type { Leg } from '#domain/sum.ts'
import { byWhichRate, lastKnown, twoSteps } from '../../copy/slip.ts'
import { formatUnitPrice } from '../../format/money-text.ts'
import { CrossSteps, LiraFacts } from './SlipFacts.tsx'
import { ByWhichRate } from './SlipNotices.tsx'
import type { SumParts } from './sum-family.ts'
import frame from '../../ui/Slip.module.css'

/** By which rate a sum is, in words; what it means if the rate is not an old one. */
export function CurrencyBasis({ result, freshness }: Pick<SumParts<CurrencyCode>, 'result' | 'freshness'>) {
  const { lines, second } = result
  const [line] = lines
  const isStale = freshness === 'stale'
  if (second !== null)
    return (
      <>
        <ByWhichRate>{twoSteps([line, second])}</ByWhichRate>
        <CrossSteps result={result} second={second} />
      </>
    )
  return (
    <>
      <ByWhichRate>
        <LiraRate leg={line} isStale={isStale} />
      </ByWhichRate>
      {isStale ? null : <LiraFacts result={result} />}
    </>
  )
}

function LiraRate({ leg, isStale }: { leg: Leg<CurrencyCode>; isStale: boolean }) {
  const [before, side, after] = byWhichRate(leg)
  return (
    <>
      {isStale ? (
        <span>{lastKnown(leg.side)}</span>
      ) : (
        <>
          <span>{before}</span>
          <b>{side}</b>
          <span>{after}</span>
        </>
      )}
      <b className={frame.price} translate="no">
        {formatUnitPrice(leg.code, leg)}
      </b>
    </>
  )
}
