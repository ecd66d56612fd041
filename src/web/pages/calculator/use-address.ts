import { useEffect } from 'react'
import { PAGES } from '#contract/paths.ts'
import { type Asked, searchOf } from '#contract/question.ts'

/** Browsers bear with few changes of the address in a row. */
const PAUSE_MS = 800

/** The address says what the form asks, in place of the entry in the browser's history: Back leaves the page. What can't be asked has no address. */
export function useAddress(asked: Asked, first: Asked): void {
  useEffect(() => {
    if (asked === first || asked.kind === 'mistake') return
    const timer = setTimeout(() => {
      history.replaceState(history.state, '', PAGES.calculator.path + searchOf(asked))
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [asked, first])
}
