import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { type GoldRow, type GoldSumQuery, readGoldSumQuery, rowsOfForm } from '#contract/gold-sum-query.ts'
import { paramsOf } from '../../navigation/index.ts'

/** The part of the page that answers: without scripts, the answer leads back to it. */
export const GOLD_SUM_ID = 'kac-lira'

/**
 * The query that stands in the form now. The form is uncontrolled, as the server wrote it: whenever somebody types, it
 * is read whole, by the reader of addresses.
 */
export function useGoldForm(first: GoldSumQuery) {
  const [query, setQuery] = useState(first)
  /** Row by row, as they stand there: the query leaves out what is empty. */
  const [rows, setRows] = useState<readonly (GoldRow | null)[]>(first.rows)
  const ref = useRef<HTMLFormElement>(null)

  const read = useCallback((): void => {
    const form = ref.current
    if (form === null) return
    setQuery(readForm(form))
    setRows(rowsOfForm(paramsOf(form)))
  }, [])

  useEffect(() => {
    // Before the scripts came, something was typed, or the browser has put back what stood there.
    if (ref.current !== null && JSON.stringify(readForm(ref.current)) !== JSON.stringify(first)) read()
  }, [first, read])

  // In slices: the field paints each key before the page has worked out what it comes to.
  return { query, rows, ref, onInput: () => startTransition(read) }
}

function readForm(form: HTMLFormElement): GoldSumQuery {
  return readGoldSumQuery(paramsOf(form))
}
