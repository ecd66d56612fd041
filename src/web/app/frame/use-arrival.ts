import { useEffect, useLayoutEffect, useRef } from 'react'
import type { OfficeFacts } from '#contract/office-facts.ts'
import { logFailure } from '../../live/index.ts'
import { usePlace } from '../../navigation/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { routeAt } from '../routes.tsx'

/** As with a new document: the page starts at its top, has its title, and its heading the focus. Not the first page. */
export function useArrival(): void {
  const { office } = usePageState()
  const place = usePlace()
  const arrived = useRef(place)

  useEffect(keepBrowserFromScrolling, [])

  // Before the paint: no moment of the new page at the height where the one before was left.
  useLayoutEffect(() => {
    if (arrived.current === place) return
    arrived.current = place
    scrollTo({ top: 0, behavior: 'instant' })
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    void updateHead(place.path, office)
  }, [place, office])
}

/** The navigation has loaded its code (Site.tsx): the import settles at once. */
async function updateHead(path: string, office: OfficeFacts): Promise<void> {
  try {
    const { showHead } = await import('../page-head.ts')
    if (location.pathname === path) showHead(routeAt(path, office), office)
  } catch (error) {
    logFailure('head', error)
  }
}

/** After Back, the browser scrolls to where a page was left, after us. With documents it may: reloads stay in place. */
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
