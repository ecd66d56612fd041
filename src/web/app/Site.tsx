import type { PageState } from '#contract/page-state.ts'
import { BugBoundary } from '../islands/index.ts'
import { type ClockSpan, LiveRates } from '../live/index.ts'
import type { Place } from '../navigation/visit.ts'
import { Visitor } from '../navigation/Visitor.tsx'
import { PageStateProvider } from '../page-state/page-state.tsx'
import { Frame } from './frame/Frame.tsx'

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
