import { useState } from 'react'
import { type GoldQuery, readGoldQuery, USUAL_GOLD_QUERY } from '#contract/gold-query.ts'
import { usePageState } from '../../page-state/index.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

interface Seen {
  readonly query: GoldQuery
  /** Another number where the address asks something else than the page came with: the sums start anew. */
  readonly number: number
  readonly isOfAddress: boolean
}

/** The address's query; at first the page state's, since a cached page may be one of another query. */
export function useGoldQuery(): Pick<Seen, 'query' | 'number'> {
  const { goldQuery = USUAL_GOLD_QUERY } = usePageState()
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

/** What the address asks now: each form of the page writes its own part of it. */
export function readAddress(): GoldQuery {
  return readGoldQuery(new URLSearchParams(location.search))
}
