import { useState } from 'react'
import { BLANK_GOLD_SUM, type GoldSumQuery, readGoldSumQuery } from '#contract/gold-sum-query.ts'
import { usePageState } from '../../page-state/index.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

interface Seen {
  readonly query: GoldSumQuery
  /** Another number where the address asks something else than the page came with: the sum starts anew. */
  readonly number: number
  readonly isOfAddress: boolean
}

/** The address's query; at first the page state's, since a cached page may be one of another query. */
export function useGoldQuery(): Pick<Seen, 'query' | 'number'> {
  const { goldQuery = BLANK_GOLD_SUM } = usePageState()
  const hydrated = useHydrated()
  const [seen, setSeen] = useState<Seen>(() => ({
    query: hydrated ? readAddress() : goldQuery,
    number: 0,
    isOfAddress: hydrated,
  }))
  if (!hydrated || seen.isOfAddress) return seen
  const query = readAddress()
  const isServed = JSON.stringify(query) === JSON.stringify(seen.query)
  const next = isServed ? { ...seen, isOfAddress: true } : { query, number: seen.number + 1, isOfAddress: true }
  setSeen(next)
  return next
}

function readAddress(): GoldSumQuery {
  return readGoldSumQuery(new URLSearchParams(location.search))
}
