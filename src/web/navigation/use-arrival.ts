import { useEffect, useLayoutEffect, useRef } from 'react'
import type { OfficeFacts } from '#contract/office-facts.ts'
import { routeAt } from '../app/routes.tsx'
import { documentTitle } from '../copy/page-titles.ts'
import { logFailure } from '../live/index.ts'
import { usePageState } from '../page-state/page-state.tsx'
import { usePlace } from './visit.ts'

/**
 * What a browser does when a document arrives: the page starts at its top, has its title, and whoever hears it stands at its heading. The
 * first page of a visit is the browser's own.
 */
export function useArrival(): void {
  const { office } = usePageState()
  const place = usePlace()
  const arrived = useRef(place)

  useEffect(keepBrowserFromScrolling, [])

  // Before the paint: no moment of the new page at the height where the one before was left.
  useLayoutEffect(() => {
    if (arrived.current === place) return
    arrived.current = place
    document.title = documentTitle(routeAt(place.path, office), office.shortName)
    scrollTo({ top: 0, behavior: 'instant' })
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    void showHead(place.path, office)
  }, [place, office])
}

/** Its code comes with the first walk. Without it the head stays that of the page before, which only a share sheet notices. */
async function showHead(path: string, office: OfficeFacts): Promise<void> {
  try {
    const { showWalkedHead } = await import('./walked-head.ts')
    // Somebody may have walked on meanwhile.
    if (location.pathname === path) showWalkedHead(routeAt(path, office), office)
  } catch (error) {
    logFailure('head', error)
  }
}

/** After Back, the browser goes to where a page was left, and does so after us. With documents it may: a reload keeps its height. */
function keepBrowserFromScrolling(): () => void {
  const restoring = (mode: ScrollRestoration) => () => {
    history.scrollRestoration = mode
  }
  const [restore, leaveAlone] = [restoring('auto'), restoring('manual')]
  leaveAlone()
  addEventListener('pagehide', restore)
  addEventListener('pageshow', leaveAlone)
  return () => {
    restore()
    removeEventListener('pagehide', restore)
    removeEventListener('pageshow', leaveAlone)
  }
}
