import { useCallback } from 'react'
import type { PageState } from '#contract/page-state.ts'
import { BugBoundary } from '../islands/index.ts'
import { type ClockSpan, LiveRates } from '../live/index.ts'
import { loadPage, Navigator, type Place } from '../navigation/index.ts'
import { PageStateProvider } from '../page-state/index.ts'
import { Frame } from './frame/Frame.tsx'
import { routeAt, ROUTES } from './routes.tsx'

/** Renders the Turkish site, starting at the place `at`. `clock` is null on the server. */
export function Site({ state, at, clock = null }: { state: PageState; at: Place; clock?: ClockSpan | null }) {
  const { office } = state
  const load = useCallback(
    async (path: string) => {
      // page-head.ts is loaded here because only navigations need it (see use-arrival.ts).
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
