import { startTransition, useEffect, useState } from 'react'
import { type Asked, NOTHING_ASKED, readAsked } from '#contract/question.ts'
import { usePageState } from '../../page-state/page-state.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { CALCULATOR_FORM, followFields, readForm } from '../calculator/form-fields.ts'

interface FormQuestion {
  /** What the page came with. */
  readonly first: Asked
  /** What stands in the form now. */
  readonly asked: Asked
}

/** The question of the form above, for a part of the page that has a tree of its own. The first render is the server's. */
export function useFormQuestion(): FormQuestion {
  const { asked: served } = usePageState()
  const hydrated = useHydrated()
  const [first] = useState(() =>
    hydrated ? readAsked(new URLSearchParams(location.search)) : (served ?? NOTHING_ASKED),
  )
  const [asked, setAsked] = useState(first)

  useEffect(() => {
    const form = document.querySelector<HTMLFormElement>(`#${CALCULATOR_FORM}`)
    if (form === null) return undefined
    const read = (): void => setAsked(readForm(form))
    read()
    // Each key paints first, as in the form.
    return followFields(form, 'all', () => startTransition(read))
  }, [])
  return { first, asked }
}
