import { useState } from 'react'
import { type GoldRow, type GoldSumQuery, readGoldSumQuery, rowsOfForm } from '#contract/gold-sum-query.ts'
import type { QueryParams } from '#contract/question-names.ts'
import { paramsOf } from '../../navigation/index.ts'
import { useSumForm } from '../shared-sum/index.ts'

/** The part of the page that answers: without scripts, the answer leads back to it. */
export const GOLD_SUM_ID = 'kac-lira'

interface Typed {
  readonly query: GoldSumQuery
  /** Row by row, as they stand there: the query leaves out what is empty. */
  readonly rows: readonly (GoldRow | null)[]
}

/** What stands in the form now. */
export function useGoldForm(first: GoldSumQuery) {
  const [begins] = useState<Typed>(() => ({ query: first, rows: first.rows }))
  const { typed, ref, onInput } = useSumForm(begins, readTyped, isFirst)
  return { ...typed, ref, onInput }
}

function readTyped(params: QueryParams): Typed {
  return { query: readGoldSumQuery(params), rows: rowsOfForm(params) }
}

function isFirst(form: HTMLFormElement, { query }: Typed): boolean {
  return JSON.stringify(readGoldSumQuery(paramsOf(form))) === JSON.stringify(query)
}
