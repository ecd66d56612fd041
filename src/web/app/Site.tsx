import { useCallback } from 'react'
import type { PageState } from '#contract/page-state.ts'
import { BugBoundary } from '../islands/index.ts'
import { type ClockSpan, LiveRates } from '../live/index.ts'
import { loadPage, Navigator, type Place } from '../navigation/index.ts'
import { PageStateProvider } from '../page-state/index.ts'
import { Frame } from './frame/Frame.tsx'
import { routeAt, ROUTES } from './routes.tsx'

interface SiteProps {
  state: PageState
  at: Place
  /** What the document knows of the server's clock; only a browser has it. */
  clock?: ClockSpan | null
}

/** The whole site, for a visitor who comes in at a place: the same on the server and in the browser. */
export function Site({ state, at, clock = null }: SiteProps) {
  const { office } = state
  const load = useCallback((path: string) => loadPage(ROUTES[routeAt(path, office).key]), [office])
  return (
    <PageStateProvider state={state}>
      <BugBoundary>
        <LiveRates clock={clock}>
          <Navigator at={at} load={load}>
            <Frame />
          </Navigator>
        </LiveRates>
      </BugBoundary>
    </PageStateProvider>
  )
}
