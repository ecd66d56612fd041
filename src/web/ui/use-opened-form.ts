import { type RefObject, useLayoutEffect, useRef } from 'react'

const FIELD = 'input:not(:disabled), textarea:not(:disabled), select:not(:disabled)'

/** The width from which the panel has a rail: a form there is in view beside the content that it changes. */
const WIDE = '(min-width: 67.5em)'

/**
 * Returns the ref of a form that a press opens. Each time `opened` changes, the form's section is scrolled into view
 * and its first field gets the focus; 0 means that no press has opened the form. Nothing is animated.
 */
export function useOpenedForm(opened: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  // A phone opens its keyboard only if the field gets the focus during the press.
  useLayoutEffect(() => {
    const element = form.current
    if (opened === 0 || element === null) return
    const focused = element.querySelector<HTMLElement>(FIELD) ?? element
    focused.focus({ preventScroll: true })
    const section = element.closest('section') ?? element
    section.scrollIntoView({ block: matchMedia(WIDE).matches ? 'nearest' : 'start', behavior: 'instant' })
  }, [opened])
  return form
}
