import { createContext, type ReactNode, use } from 'react'
import { PAGE_STATE_ID, type PageState } from '#contract/page-state.ts'

const PageStateContext = createContext<PageState | null>(null)

export function PageStateProvider({ state, children }: { state: PageState; children: ReactNode }) {
  return <PageStateContext value={state}>{children}</PageStateContext>
}

/** Returns the state from which the page was rendered. `renderedAt` is the only clock of the first render. */
export function usePageState(): PageState {
  const state = use(PageStateContext)
  if (state === null) throw new Error('usePageState is called outside of PageStateProvider')
  return state
}

/** Returns the document's root element and the state from which the server rendered it. */
export function readPageState(): { readonly root: Element; readonly state: PageState } {
  const root = document.querySelector('#root')
  const json = document.querySelector(`#${PAGE_STATE_ID}`)?.textContent
  if (root === null || json === undefined) throw new Error('The document has no root element or no page state')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own server wrote this JSON
  return { root, state: JSON.parse(json) as PageState }
}
