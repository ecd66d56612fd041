import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { Goods } from '#contract/goods.ts'
import type { QueryParams } from '#contract/question-names.ts'
import { addressOf, askedSum, readSumQuery, type SumQuery } from '#contract/sum-query.ts'
import type { InstrumentId } from '#domain/instrument.ts'

/** The id of the form. Fields elsewhere on the page refer to it with their `form` attribute. */
export const SUM_FORM = 'hesap'

/**
 * Returns the current query of the form. The form is uncontrolled: after each change, all fields are parsed by the same
 * parser as the URL.
 */
export function useSumForm<Code extends InstrumentId>(first: SumQuery<Code>, goods: Goods<Code>) {
  const [query, setQuery] = useState(first)
  const ref = useRef<HTMLFormElement>(null)
  const readForm = useCallback(
    (form: HTMLFormElement) => setQuery(withMomentOf(first, readSumQuery(paramsOf(form), goods))),
    [first, goods],
  )

  useEffect(() => {
    const form = ref.current
    if (form === null) return undefined
    // The visitor may have typed before hydration, or the browser may have restored the fields.
    if (!isAsWritten(form)) readForm(form)
    // The events of fields in other React roots do not reach this root.
    return followFields(form, 'outside', () => readForm(form))
  }, [readForm])

  const onInput = (): void => {
    const form = ref.current
    // A transition lets the field paint each key before the page calculates the sum.
    if (form !== null) startTransition(() => readForm(form))
  }
  return { first, query, ref, onInput }
}

export type SumFormState<Code extends InstrumentId> = ReturnType<typeof useSumForm<Code>>

/** Browsers limit the rate of URL changes, so typing is collected for this time. */
const PAUSE_MS = 800

/** Writes the form's query to the URL while it is valid, without a history entry. */
export function useSumAddress<Code extends InstrumentId>(
  { query, first }: Pick<SumFormState<Code>, 'query' | 'first'>,
  goods: Goods<Code>,
): void {
  useEffect(() => {
    const address = query === first ? null : addressOf(query, goods)
    if (address === null) return undefined
    // The hash is kept because it may name an open chart.
    const timer = setTimeout(() => history.replaceState(history.state, '', address + location.hash), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [query, first, goods])
}

/** Keeps the shared moment only while the sum equals the shared one. */
function withMomentOf<Code extends InstrumentId>(first: SumQuery<Code>, typed: SumQuery<Code>): SumQuery<Code> {
  const isShared = JSON.stringify(askedSum(typed)) === JSON.stringify(askedSum(first))
  return { ...typed, moment: isShared ? first.moment : null }
}

function isAsWritten(form: HTMLFormElement): boolean {
  return [...form.elements].every((field) => {
    if (field instanceof HTMLSelectElement)
      return [...field.options].every(({ selected, defaultSelected }) => selected === defaultSelected)
    if (!(field instanceof HTMLInputElement)) return true
    return field.value === field.defaultValue && field.checked === field.defaultChecked
  })
}

/** Calls `listener` on input in the form's fields, or in those outside its element. Returns a function to stop it. */
export function followFields(form: HTMLFormElement, which: 'all' | 'outside', listener: () => void): () => void {
  const onInput = ({ target }: Event): void => {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement
    if (isField && target.form === form && (which === 'all' || !form.contains(target))) listener()
  }
  document.addEventListener('input', onInput)
  return () => document.removeEventListener('input', onInput)
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
