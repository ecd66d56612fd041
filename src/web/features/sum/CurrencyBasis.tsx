import type { CurrencyCode } from '#domain/currency.ts'
import type { Leg } from '#domain/sum.ts'
import { byWhichRate, lastKnown, twoSteps } from '../../copy/slip.ts'
import { formatUnitPrice } from '../../format/money-text.ts'
import { Facts } from '../../ui/Facts.tsx'
import { hasBanknotes } from './has-banknotes.ts'
import { LazyBanknoteSum } from './LazyBanknoteSum.tsx'
import { CrossSteps, LiraFacts } from './SlipFacts.tsx'
import { ByWhichRate } from './SlipNotices.tsx'
import type { SumParts } from './sum-family.ts'
import frame from '../../ui/Slip.module.css'

/** Explains the rate of a sum, and its cost if the rate is not stale. */
export function CurrencyBasis({ result, freshness }: Pick<SumParts<CurrencyCode>, 'result' | 'freshness'>) {
  const { lines, second } = result
  const [line] = lines
  const isStale = freshness === 'stale'
  const rates = <LiraRate leg={line} isStale={isStale} />
  if (second !== null)
    return (
      <>
        <ByWhichRate isLive={freshness === 'live'}>{twoSteps([line, second])}</ByWhichRate>
        {hasBanknotes(result) ? (
          <Facts>
            <LazyBanknoteSum part="lines" result={result} />
          </Facts>
        ) : null}
        <CrossSteps result={result} second={second} />
      </>
    )
  return (
    <>
      <ByWhichRate isLive={freshness === 'live'}>
        {hasBanknotes(result) && !isStale ? <LazyBanknoteSum part="rates" result={result} fallback={rates} /> : rates}
      </ByWhichRate>
      {isStale && !hasBanknotes(result) ? null : <LiraFacts result={result} isStale={isStale} />}
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
