import { momentAt } from '#contract/shared-moment.ts'
import { linkTo } from '#contract/sum-query.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { legsOf, type Sum, type SumResult } from '#domain/sum.ts'
import { island, useIsland } from '../../islands/index.ts'
import type { SumFamily } from './sum-family.ts'
import type { SumActionsProps } from './SumActions.tsx'

interface LazySumActionsProps<Code extends InstrumentId> extends Pick<SumActionsProps, 'words' | 'kind'> {
  readonly family: Pick<SumFamily<Code>, 'goods' | 'words' | 'prints'>
  readonly sum: Sum<Code>
  readonly result: SumResult<Code>
}

export const sumActions = island(async () => (await import('./SumActions.tsx')).SumActions)

/**
 * Sharing and printing need scripts: not in the server's HTML, their code comes once the page runs. The link has the
 * minute of the newest price; the page that it opens reads the prices of that minute.
 */
export function LazySumActions<Code extends InstrumentId>({
  family: { goods, words: ofSum, prints },
  sum,
  result,
  ...styles
}: LazySumActionsProps<Code>) {
  const state = useIsland(sumActions)
  if (state.kind !== 'here') return null
  const newest = Math.max(...legsOf(result).map(({ quotedAt }) => quotedAt))
  return (
    <sumActions.Component
      {...styles}
      result={result}
      condition={ofSum.shared(sum)}
      price={ofSum.price(result)}
      link={linkTo(sum, momentAt(newest), goods) + goods.anchor}
      prints={prints}
    />
  )
}
