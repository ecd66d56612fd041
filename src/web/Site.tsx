import type { PageState } from '#contract/page-state.ts'
import { Frame } from './frame/Frame.tsx'
import { LiveRates } from './live/LiveRates.tsx'
import { PageStateProvider } from './page-state.tsx'

/** Everything inside a router: the same on the server and in the browser. */
export function Site({ state }: { state: PageState }) {
  return (
    <PageStateProvider state={state}>
      <LiveRates>
        <Frame />
      </LiveRates>
    </PageStateProvider>
  )
}
