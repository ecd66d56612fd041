import { useEffect } from 'react'
import { ROUTES } from '../routes.tsx'
import { linkedPage } from './linked-page.ts'

/** Brings the code of a page as soon as a link to it is pointed at or focused: by the click it is mostly there. */
export function usePrefetch(): void {
  useEffect(() => {
    document.addEventListener('pointerover', prefetch, { passive: true })
    document.addEventListener('focusin', prefetch)
    return () => {
      document.removeEventListener('pointerover', prefetch)
      document.removeEventListener('focusin', prefetch)
    }
  }, [])
}

function prefetch(event: Event): void {
  const linked = linkedPage(event)
  // A failure here says nothing: the click tries again.
  if (linked !== undefined) ROUTES[linked.page].page.preload().catch(() => undefined)
}
