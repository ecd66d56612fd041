import type { InstrumentId } from '#domain/instrument.ts'
import type { Sum, SumResult } from '#domain/sum.ts'
import { island, useIsland } from '../../islands/index.ts'
import type { SumFamily } from './sum-family.ts'
import type { SumActionsProps } from './SumActions.tsx'

interface LazySumActionsProps<Code extends InstrumentId> extends Pick<
  SumActionsProps,
  'words' | 'kind' | 'link' | 'message'
> {
  readonly family: Pick<SumFamily<Code>, 'words' | 'prints'>
  readonly sum: Sum<Code>
  readonly result: SumResult<Code>
}

export const sumActions = island(async () => (await import('./SumActions.tsx')).SumActions)

/** Loads the share and print buttons after hydration. The server omits them because they need scripts. */
export function LazySumActions<Code extends InstrumentId>({
  family: { words: ofSum, prints },
  sum,
  result,
  ...more
}: LazySumActionsProps<Code>) {
  const state = useIsland(sumActions)
  if (state.kind !== 'here') return null
  return (
    <sumActions.Component
      {...more}
      result={result}
      condition={ofSum.shared(sum)}
      price={ofSum.price(result)}
      prints={prints}
    />
  )
}
