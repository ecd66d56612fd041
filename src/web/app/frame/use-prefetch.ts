import { useEffect } from 'react'
import { OTHER_PAGES_DELAY, savesData, whenIdle } from '../../islands/index.ts'
import { linkedPage } from '../../navigation/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { loadPage } from '../load-page.ts'
import { ROUTES, type SiteRoute } from '../routes.tsx'

/** Loads a page's code if a link to it is hovered or focused, and the code of all pages when this page is idle. */
export function usePrefetch(): void {
  const hasGold = usePageState().office.gold !== undefined
  useEffect(() => {
    const cancel = whenIdle(() => prefetchAll(hasGold), { wait: OTHER_PAGES_DELAY })
    document.addEventListener('pointerover', prefetchLinked, { passive: true })
    document.addEventListener('focusin', prefetchLinked)
    return () => {
      cancel()
      document.removeEventListener('pointerover', prefetchLinked)
      document.removeEventListener('focusin', prefetchLinked)
    }
  }, [hasGold])
}

function prefetchLinked(event: Event): void {
  const linked = linkedPage(event)
  if (linked !== undefined) void prefetch(ROUTES[linked.page.key])
}

/** Loads one page at a time, so that the visitor's own requests do not wait. */
async function prefetchAll(hasGold: boolean): Promise<void> {
  if (savesData()) return
  for (const [key, route] of Object.entries(ROUTES)) if (key !== 'gold' || hasGold) await prefetch(route)
}

/** Ignores a failure, because a click loads the page again. */
async function prefetch({ page }: SiteRoute): Promise<void> {
  await loadPage(page).catch(() => undefined)
}
