import type { CurrencyCode } from '#domain/currency.ts'
import { twoSteps } from '../../copy/slip.ts'
import { Facts } from '../../ui/Facts.tsx'
import { OpeningStatus } from '../rates/index.ts'
import { hasBanknotes } from './has-banknotes.ts'
import { LazyBanknoteSum } from './LazyBanknoteSum.tsx'
import { CrossSteps, LiraFacts } from './SlipFacts.tsx'
import { ByWhichRate, RateSentence } from './SlipNotices.tsx'
import type { SumParts } from './sum-family.ts'

/** Explains the rate of a sum, and its cost if the rate is not stale. */
export function CurrencyBasis({ result, freshness }: Pick<SumParts<CurrencyCode>, 'result' | 'freshness'>) {
  const { lines, second } = result
  const [line] = lines
  const isStale = freshness === 'stale'
  const rates = <RateSentence leg={line} freshness={freshness} />
  const opening = <OpeningStatus isLive={freshness === 'live'} />
  if (second !== null)
    return (
      <>
        <ByWhichRate opening={opening}>{twoSteps([line, second])}</ByWhichRate>
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
      <ByWhichRate opening={opening}>
        {hasBanknotes(result) && !isStale ? <LazyBanknoteSum part="rates" result={result} fallback={rates} /> : rates}
      </ByWhichRate>
      {isStale && !hasBanknotes(result) ? null : <LiraFacts result={result} isStale={isStale} />}
    </>
  )
}
