import { startTransition, useEffect, useRef, useState } from 'react'
import type { QueryParams } from '#contract/question-names.ts'
import { paramsOf } from '../../navigation/index.ts'

/**
 * What stands in the form now. The form is uncontrolled, as the server wrote it: if something in it changes, it is
 * read whole, by the reader of addresses. Give the same `read` and `isFirst` at each rendering.
 */
export function useSumForm<Typed>(
  first: Typed,
  read: (params: QueryParams) => Typed,
  isFirst: (form: HTMLFormElement, first: Typed) => boolean,
) {
  const [typed, setTyped] = useState(first)
  const ref = useRef<HTMLFormElement>(null)

  useEffect(() => {
    const form = ref.current
    // Before the scripts came, somebody typed, or the browser has put back what stood there.
    if (form !== null && !isFirst(form, first)) setTyped(read(paramsOf(form)))
  }, [first, read, isFirst])

  // Fields in another React root: their events don't reach this one.
  useEffect(() => {
    const form = ref.current
    return form === null ? undefined : followFields(form, 'outside', () => setTyped(read(paramsOf(form))))
  }, [read])

  const onInput = (): void => {
    const form = ref.current
    // In slices: the field paints each key before the page has worked out what it comes to.
    if (form !== null) startTransition(() => setTyped(read(paramsOf(form))))
  }
  return { typed, ref, onInput }
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
