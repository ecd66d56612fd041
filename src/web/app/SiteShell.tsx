import type { ReactNode } from 'react'
import type { PageState } from '#contract/page-state.ts'
import { BugBoundary } from '../islands/index.ts'
import { LiveRates, type ServerTime } from '../live/index.ts'
import { PageStateProvider } from '../page-state/index.ts'

interface SiteShellProps {
  state: PageState
  /** The browser's estimate of the server's time; undefined on the server. */
  time?: ServerTime | undefined
  children: ReactNode
}

/** Gives a page its state and the live prices. */
export function SiteShell({ state, time, children }: SiteShellProps) {
  return (
    <PageStateProvider state={state}>
      <BugBoundary>
        <LiveRates time={time}>{children}</LiveRates>
      </BugBoundary>
    </PageStateProvider>
  )
}
