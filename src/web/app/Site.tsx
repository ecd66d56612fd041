import { useCallback } from 'react'
import type { PageState } from '#contract/page-state.ts'
import { BugBoundary } from '../islands/index.ts'
import { type ClockSpan, LiveRates } from '../live/index.ts'
import { loadPage, Navigator, type Place } from '../navigation/index.ts'
import { PageStateProvider } from '../page-state/index.ts'
import { Frame } from './frame/Frame.tsx'
import { routeAt, ROUTES } from './routes.tsx'

/** The whole site, from the place where a visitor comes in; only a browser has a `clock`. */
export function Site({ state, at, clock = null }: { state: PageState; at: Place; clock?: ClockSpan | null }) {
  const { office } = state
  const load = useCallback(
    async (path: string) => {
      // The heads of all pages are needed by the first navigation only: see use-arrival.ts.
      await Promise.all([loadPage(ROUTES[routeAt(path, office).key]), import('./page-head.ts')])
    },
    [office],
  )
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
