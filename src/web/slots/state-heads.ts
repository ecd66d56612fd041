import type { PageState } from '#contract/page-state.ts'

interface HeadTexts {
  readonly title?: string
  readonly description?: string
  /** Null means that search engines must not list the page. */
  readonly canonical?: string | null
}

/** Returns what the state of a page changes in its head; null if the state is not of the capability. */
export type StateHead = (state: PageState) => HeadTexts | null
