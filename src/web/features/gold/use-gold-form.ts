import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { type GoldAsked, readGoldAsked } from '#contract/gold-question.ts'
import type { GoldOrder } from '#domain/gold/compared-gold.ts'
import { queryOf } from '../../navigation/index.ts'

interface GoldForm {
  /** What is asked now. */
  readonly asked: GoldAsked
  readonly ref: RefObject<HTMLFormElement | null>
  /** Somebody typed. */
  readonly onInput: () => void
  readonly sort: (order: GoldOrder) => void
}

/** The form stands by itself, as the server wrote it; it is read whole whenever somebody types, by the reader of the addresses. */
export function useGoldForm(first: GoldAsked): GoldForm {
  const [asked, setAsked] = useState(first)
  const ref = useRef<HTMLFormElement>(null)

  const read = useCallback((): void => {
    const form = ref.current
    if (form === null) return
    const typed = readForm(form)
    setAsked((before) => ({ ...typed, order: before.order }))
  }, [])

  useEffect(() => {
    // Before the scripts came, something was typed, or the browser has put back what stood there.
    if (ref.current !== null && JSON.stringify(readForm(ref.current)) !== JSON.stringify(first)) read()
  }, [first, read])

  return {
    asked,
    ref,
    // In slices: the field paints each key before the page has worked out what it comes to.
    onInput: () => startTransition(read),
    sort: (order) => setAsked((before) => ({ ...before, order })),
  }
}

function readForm(form: HTMLFormElement): GoldAsked {
  return readGoldAsked(queryOf(form))
}
