import { useEffect } from 'react'
import type { QueryParams } from '#contract/question-names.ts'

/** Browsers limit the rate of URL changes, so typing is collected for this time. */
const PAUSE_MS = 800

/** Writes the query to the URL without a history entry. `addressOf` must be the same function in every render. */
export function useAddress<Query>(query: Query, first: Query, addressOf: (query: Query) => string | null): void {
  useEffect(() => {
    if (query === first) return undefined
    const timer = setTimeout(() => {
      // The address is computed after the pause, because another form may have changed the URL.
      const address = addressOf(query)
      // The hash is kept because it may name an open chart.
      if (address !== null) history.replaceState(history.state, '', address + location.hash)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [query, first, addressOf])
}

/** Returns the fields of a form as query parameters. */
export function paramsOf(form: HTMLFormElement): QueryParams {
  const fields = new FormData(form)
  return {
    get(name) {
      const value = fields.get(name)
      return typeof value === 'string' ? value : null
    },
  }
}
