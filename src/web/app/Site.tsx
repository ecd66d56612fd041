import { useCallback } from 'react'
import type { PageState } from '#contract/page-state.ts'
import { TURKISH_FRAME } from '../copy/turkish.ts'
import type { ServerTime } from '../live/index.ts'
import { Navigator, type Place } from '../navigation/index.ts'
import { WordsProvider } from '../words/index.ts'
import { Frame } from './frame/Frame.tsx'
import { loadPage } from './load-page.ts'
import { routeAt, ROUTES } from './routes.tsx'
import { SiteShell } from './SiteShell.tsx'

/** Renders the Turkish site, starting at the place `at`. The server passes no `time`. */
export function Site({ state, at, time }: { state: PageState; at: Place; time?: ServerTime }) {
  const { office } = state
  const load = useCallback((path: string) => loadPage(ROUTES[routeAt(path, office).key].page), [office])
  return (
    <SiteShell state={state} time={time}>
      <WordsProvider words={TURKISH_FRAME}>
        <Navigator at={at} load={load}>
          <Frame />
        </Navigator>
      </WordsProvider>
    </SiteShell>
  )
}
