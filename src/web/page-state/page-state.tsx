import { createContext, type ReactNode, use } from 'react'
import type { PageState } from '#contract/page-state.ts'

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
