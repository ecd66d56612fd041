import { useEffect, useLayoutEffect, useRef } from 'react'
import type { OfficeFacts } from '#contract/office-facts.ts'
import { logFailure } from '../../live/index.ts'
import { usePlace } from '../../navigation/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { routeAt } from '../routes.tsx'

/** After a navigation within the site, scrolls to the top, focuses the heading and updates the document's head. */
export function useArrival(): void {
  const { office } = usePageState()
  const place = usePlace()
  const arrived = useRef(place)

  useEffect(keepBrowserFromScrolling, [])

  // A layout effect runs before the paint, so the new page is never painted at the previous page's scroll position.
  useLayoutEffect(() => {
    if (arrived.current === place) return
    arrived.current = place
    scrollTo({ top: 0, behavior: 'instant' })
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    void updateHead(place.path, office)
  }, [place, office])
}

/** The import resolves at once, because the navigation has already loaded the chunk (load-page.ts). */
async function updateHead(path: string, office: OfficeFacts): Promise<void> {
  try {
    const { showHead } = await import('../page-head.ts')
    if (location.pathname === path) showHead(routeAt(path, office), office)
  } catch (error) {
    logFailure('page head', error)
  }
}

/** Stops the browser from restoring the scroll position after Back within the site. Reloads still restore it. */
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
