import type { InstrumentId } from '#domain/instrument.ts'
import type { ShareWords } from '../../copy/sum-words.ts'
import { island, useIsland } from '../../islands/index.ts'
import type { HandedSum } from './sum-family.ts'
import type { SumActionsProps } from './SumActions.tsx'

interface LazySumActionsProps<Code extends InstrumentId>
  extends HandedSum<Code>, Pick<SumActionsProps, 'words' | 'prints'> {
  readonly share: ShareWords<Code>
}

export const sumActions = island(async () => (await import('./SumActions.tsx')).SumActions)

/** Loads the share and print buttons after hydration. The server omits them because they need scripts. */
export function LazySumActions<Code extends InstrumentId>({ share, sum, result, ...more }: LazySumActionsProps<Code>) {
  const state = useIsland(sumActions)
  if (state.kind !== 'here') return null
  return <sumActions.Component {...more} result={result} condition={share.shared(sum)} price={share.price(result)} />
}
