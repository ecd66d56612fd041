import type { CurrencyCode } from '#domain/currency.ts'
import { twoSteps } from '../../copy/slip.ts'
import { CrossSteps } from './SlipFacts.tsx'
import { ByWhichRate, RateSentence } from './SlipNotices.tsx'
import type { SumParts } from './sum-family.ts'

/** Names the rate of a sum, or both rates of an exchange for another currency with its steps. */
export function CurrencyBasis({ result, freshness }: Pick<SumParts<CurrencyCode>, 'result' | 'freshness'>) {
  const { lines, second } = result
  const [line] = lines
  if (second === null)
    return (
      <ByWhichRate>
        <RateSentence leg={line} freshness={freshness} />
      </ByWhichRate>
    )
  return (
    <>
      <ByWhichRate>{twoSteps([line, second])}</ByWhichRate>
      <CrossSteps result={result} second={second} />
    </>
  )
}
