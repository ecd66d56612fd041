import { useEffect } from 'react'
import { AFTER_THIS_PAGE, canLoad, savesData, whenIdle } from '../../islands/index.ts'
import { linkedPage, loadPage } from '../../navigation/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { ROUTES, type SiteRoute } from '../routes.tsx'

/** Loads a page's code once a link to it is pointed at or focused; of all pages once this one is at rest. */
export function usePrefetch(): void {
  const hasGold = usePageState().office.gold !== undefined
  useEffect(() => {
    const cancel = whenIdle(() => prefetchAll(hasGold), { wait: AFTER_THIS_PAGE })
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

/** One after the other: what the visitor asks for meanwhile comes in between. */
async function prefetchAll(hasGold: boolean): Promise<void> {
  if (savesData()) return
  for (const [key, route] of Object.entries(ROUTES)) if (key !== 'gold' || hasGold) await prefetch(route)
}

async function prefetch(route: SiteRoute): Promise<void> {
  // A failure here says nothing: the click tries again.
  if (canLoad()) await loadPage(route).catch(() => undefined)
}
