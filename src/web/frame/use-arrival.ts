import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { documentTitle } from '../copy/page-titles.ts'
import { usePageState } from '../page-state.tsx'
import { routeAt } from '../routes.tsx'

/**
 * What a browser does when a document arrives, and a router does not: the page starts at its top, has its title, and whoever hears it
 * stands at its heading. The first page of a visit is the browser's own.
 */
export function useArrival(): void {
  const { shortName } = usePageState().office
  const { key, pathname, hash } = useLocation()
  const arrived = useRef({ key, pathname })

  useEffect(() => {
    const before = arrived.current
    arrived.current = { key, pathname }
    // A link to a part of the page (the skip link, an open chart) is no new page.
    if (before.key === key || (before.pathname === pathname && hash !== '')) return
    document.title = documentTitle(routeAt(pathname), shortName)
    scrollTo({ top: 0, behavior: 'instant' })
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [key, pathname, hash, shortName])
}
