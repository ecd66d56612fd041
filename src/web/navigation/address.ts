import { useEffect } from 'react'
import type { Query } from '#contract/question.ts'

/** Browsers bear with few changes of the address in a row. */
const PAUSE_MS = 800

/**
 * The address says what is asked now, in place of the entry in the browser's history: Back leaves the page. What can't be
 * asked has no address: null. Give the same `addressOf` at every rendering.
 */
export function useAddress<Asked>(asked: Asked, first: Asked, addressOf: (asked: Asked) => string | null): void {
  useEffect(() => {
    const address = asked === first ? null : addressOf(asked)
    if (address === null) return undefined
    const timer = setTimeout(() => {
      // A part of the page that is named behind it stays: an open chart.
      history.replaceState(history.state, '', address + location.hash)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [asked, first, addressOf])
}

/** What stands in a form, for the readers of addresses. */
export function queryOf(form: HTMLFormElement): Query {
  const fields = new FormData(form)
  return {
    get(name) {
      const value = fields.get(name)
      return typeof value === 'string' ? value : null
    },
  }
}
