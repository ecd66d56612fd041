import { useEffect } from 'react'
import { ROUTES, type SiteRoute } from '../app/routes.tsx'
import { AFTER_THIS_PAGE, canLoad, savesData, whenAtRest } from '../islands/index.ts'
import { usePageState } from '../page-state/page-state.tsx'
import { linkedPage } from './linked-page.ts'
import { bringPage } from './own-sheet.ts'

/**
 * Brings the code of a page as soon as a link to it is pointed at or focused: by the click it is mostly there. The code of all pages comes
 * once this one is at rest, so that a walk needs no network.
 */
export function usePrefetch(): void {
  const hasGold = usePageState().office.gold !== undefined
  useEffect(() => {
    const cancel = whenAtRest(() => bringAll(hasGold), { wait: AFTER_THIS_PAGE })
    document.addEventListener('pointerover', prefetch, { passive: true })
    document.addEventListener('focusin', prefetch)
    return () => {
      cancel()
      document.removeEventListener('pointerover', prefetch)
      document.removeEventListener('focusin', prefetch)
    }
  }, [hasGold])
}

function prefetch(event: Event): void {
  const linked = linkedPage(event)
  if (linked !== undefined) void bring(ROUTES[linked.page.key])
}

/** One after the other: what the visitor asks for meanwhile comes in between. */
async function bringAll(hasGold: boolean): Promise<void> {
  if (savesData()) return
  for (const [key, route] of Object.entries(ROUTES)) if (key !== 'gold' || hasGold) await bring(route)
}

async function bring(route: SiteRoute): Promise<void> {
  if (!canLoad()) return
  // A failure here says nothing: the click tries again.
  await bringPage(route).catch(() => undefined)
}
