import type { PageState } from '#contract/page-state.ts'

interface HeadTexts {
  readonly title?: string
  readonly description?: string
  /** Null means that search engines must not list the page. */
  readonly canonical?: string | null
}

/** Returns what the state of a page changes in its head; null if the state is not of the capability. */
export type StateHead = (state: PageState) => HeadTexts | null

const HEADS = import.meta.glob<StateHead>('../../capabilities/*/site/slots/state-head.ts', {
  eager: true,
  import: 'stateHead',
})

/** Returns what the state of a capability changes in the head of a page; null if the page has no such state. */
export function headOfState(state: PageState): HeadTexts | null {
  return (
    Object.values(HEADS)
      .map((headOf) => headOf(state))
      .find((texts) => texts !== null) ?? null
  )
}
