import { useState } from 'react'
import type { Goods } from '#contract/goods.ts'
import { blankSum, readSumQuery, type SumQuery } from '#contract/sum-query.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

interface Seen<Code extends InstrumentId> {
  readonly query: SumQuery<Code>
  /** A number that changes if the URL's query differs from the served one. The form uses it as its key. */
  readonly number: number
  readonly isOfAddress: boolean
}

/** Returns the URL's query. The first render returns the page state's query, because a cached page may have another. */
export function useSumQuery<Code extends InstrumentId>(
  served: SumQuery<Code> | null | undefined,
  goods: Goods<Code>,
): Pick<Seen<Code>, 'query' | 'number'> {
  const hydrated = useHydrated()
  const [seen, setSeen] = useState<Seen<Code>>(() => ({
    query: hydrated ? readAddress(goods) : (served ?? blankSum(goods)),
    number: 0,
    isOfAddress: hydrated,
  }))
  if (!hydrated || seen.isOfAddress) return seen
  const query = readAddress(goods)
  const isServed = JSON.stringify(query) === JSON.stringify(seen.query)
  const next = isServed ? { ...seen, isOfAddress: true } : { query, number: seen.number + 1, isOfAddress: true }
  setSeen(next)
  return next
}

function readAddress<Code extends InstrumentId>(goods: Goods<Code>): SumQuery<Code> {
  return readSumQuery(new URLSearchParams(location.search), goods)
}
