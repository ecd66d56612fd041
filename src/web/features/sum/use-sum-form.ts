import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { Goods } from '#contract/goods.ts'
import { addressOf, askedSum, readSumQuery, type SumQuery } from '#contract/sum-query.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { paramsOf, useAddress } from '../../navigation/index.ts'

/** Fields that stand elsewhere on the page belong to the form by this id. A page has one. */
export const SUM_FORM = 'hesap'

/**
 * The query that stands in the form now. The form is uncontrolled, as the server wrote it: if something in it changes,
 * it is read whole, by the reader of addresses.
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
    // Before the scripts came, somebody typed, or the browser has put back what stood there.
    if (!isAsWritten(form)) readForm(form)
    // Fields in another React root: their events don't reach this one.
    return followFields(form, 'outside', () => readForm(form))
  }, [readForm])

  const onInput = (): void => {
    const form = ref.current
    // In slices: the field paints each key before the page has worked out what it comes to.
    if (form !== null) startTransition(() => readForm(form))
  }
  return { first, query, ref, onInput }
}

export type SumFormState<Code extends InstrumentId> = ReturnType<typeof useSumForm<Code>>

/** Writes what the form asks into the address, while there is no mistake in it. */
export function useSumAddress<Code extends InstrumentId>(
  { query, first }: Pick<SumFormState<Code>, 'query' | 'first'>,
  goods: Goods<Code>,
): void {
  useAddress(
    query,
    first,
    useCallback((asked: SumQuery<Code>) => addressOf(asked, goods), [goods]),
  )
}

/** Drops the moment if the sum differs from the shared one. */
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

/** Calls `listener` at each input in all fields of the form, or those outside its element. Returns how to stop. */
export function followFields(form: HTMLFormElement, which: 'all' | 'outside', listener: () => void): () => void {
  const onInput = ({ target }: Event): void => {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement
    if (isField && target.form === form && (which === 'all' || !form.contains(target))) listener()
  }
  document.addEventListener('input', onInput)
  return () => document.removeEventListener('input', onInput)
}
