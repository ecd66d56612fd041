import type { PageState } from '#contract/page-state.ts'
import { BugBoundary } from './frame/BugBoundary.tsx'
import { Frame } from './frame/Frame.tsx'
import { LiveRates } from './live/LiveRates.tsx'
import { PageStateProvider } from './page-state.tsx'
import type { Place } from './walk/visit.ts'
import { Visitor } from './walk/Visitor.tsx'

/** The whole site, for a visitor who comes in at a place: the same on the server and in the browser. */
export function Site({ state, at }: { state: PageState; at: Place }) {
  return (
    <PageStateProvider state={state}>
      <BugBoundary>
        <LiveRates>
          <Visitor at={at}>
            <Frame />
          </Visitor>
        </LiveRates>
      </BugBoundary>
    </PageStateProvider>
  )
}
