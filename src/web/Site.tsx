import type { PageState } from '#contract/page-state.ts'
import { BugBoundary } from './frame/BugBoundary.tsx'
import { Frame } from './frame/Frame.tsx'
import { LiveRates } from './live/LiveRates.tsx'
import type { ClockSpan } from './live/server-time.ts'
import { PageStateProvider } from './page-state.tsx'
import type { Place } from './walk/visit.ts'
import { Visitor } from './walk/Visitor.tsx'

interface SiteProps {
  state: PageState
  at: Place
  /** What the document tells of the server's clock; only a browser has it. */
  clock?: ClockSpan | null
}

/** The whole site, for a visitor who comes in at a place: the same on the server and in the browser. */
export function Site({ state, at, clock = null }: SiteProps) {
  return (
    <PageStateProvider state={state}>
      <BugBoundary>
        <LiveRates clock={clock}>
          <Visitor at={at}>
            <Frame />
          </Visitor>
        </LiveRates>
      </BugBoundary>
    </PageStateProvider>
  )
}
