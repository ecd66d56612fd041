import { useState } from 'react'
import { type CalculatorQuery, BLANK_QUERY, readCalculatorQuery, searchOf } from '#contract/calculator-query.ts'
import { PAGES } from '#contract/paths.ts'
import { type Place, useAddress, usePlace } from '../../navigation/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

interface Seen {
  readonly query: CalculatorQuery
  /** Changes with each arrival at the page: a link that asks the same again begins anew. */
  readonly number: number
  readonly at: Place | null
}

/** The address's query; at first the page state's, since a cached page may be one of another query. */
export function useCalculatorQuery(): Pick<Seen, 'query' | 'number'> {
  const { calculatorQuery: served } = usePageState()
  const place = usePlace()
  const hydrated = useHydrated()
  const [seen, setSeen] = useState<Seen>(() =>
    hydrated ? arriveAt(place, 0) : { query: served ?? BLANK_QUERY, number: 0, at: null },
  )
  if (!hydrated || seen.at === place) return seen
  const next = arriveAt(place, seen.number + 1)
  const isServed = seen.at === null && JSON.stringify(next.query) === JSON.stringify(seen.query)
  const arrival = isServed ? { ...seen, at: place } : next
  setSeen(arrival)
  return arrival
}

function arriveAt(at: Place, number: number): Seen {
  return { query: readCalculatorQuery(new URLSearchParams(at.search)), number, at }
}

/** Writes what the form asks into the address, while there is no mistake in it. */
export function useQuestionAddress(query: CalculatorQuery, first: CalculatorQuery): void {
  useAddress(query, first, addressOf)
}

function addressOf(query: CalculatorQuery): string | null {
  return query.kind === 'mistake' ? null : PAGES.calculator.path + searchOf(query)
}
