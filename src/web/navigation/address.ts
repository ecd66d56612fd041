import { useEffect } from 'react'
import type { QueryParams } from '#contract/question-names.ts'

/** Browsers bear with few changes of the address in a row. */
const PAUSE_MS = 800

/** Replaces the address by that of the query, so that Back leaves the page. Give the same `addressOf` each time. */
export function useAddress<Query>(query: Query, first: Query, addressOf: (query: Query) => string | null): void {
  useEffect(() => {
    if (query === first) return undefined
    const timer = setTimeout(() => {
      // Only now: meanwhile another form of the page may have written its part.
      const address = addressOf(query)
      // A part of the page that is named behind it stays: an open chart.
      if (address !== null) history.replaceState(history.state, '', address + location.hash)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [query, first, addressOf])
}

/** What stands in a form, for the readers of addresses. */
export function paramsOf(form: HTMLFormElement): QueryParams {
  const fields = new FormData(form)
  return {
    get(name) {
      const value = fields.get(name)
      return typeof value === 'string' ? value : null
    },
  }
}
