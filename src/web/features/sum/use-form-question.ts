import { startTransition, useEffect, useState } from 'react'
import { CURRENCY_GOODS } from '#contract/goods.ts'
import { readSumQuery } from '#contract/sum-query.ts'
import { usePageState } from '../../page-state/index.ts'
import { followFields, paramsOf, SUM_FORM } from './use-sum-form.ts'
import { useSumQuery } from './use-sum-query.ts'

/**
 * Returns the served and the current query of the page's form for an island, which has its own React root. The first
 * render returns the served query, as the server does.
 */
export function useFormQuestion() {
  const { query: first } = useSumQuery(usePageState().calculatorQuery, CURRENCY_GOODS)
  const [query, setQuery] = useState(first)

  useEffect(() => {
    const form = document.querySelector<HTMLFormElement>(`#${SUM_FORM}`)
    if (form === null) return undefined
    const read = (): void => setQuery(readSumQuery(paramsOf(form), CURRENCY_GOODS))
    read()
    return followFields(form, 'all', () => startTransition(read))
  }, [])
  return { first, query }
}
